import type { ImportState } from '@ironsouq/contract/platform/import/import.lifecycle'
import { capital } from '@ironsouq/i18n/capital'
import { Stepper } from '@ironsouq/ui/patterns/form/stepper'
import { Badge, type BadgeTone } from '@ironsouq/ui/primitives/display/badge'
import { useT } from '../language/use-t.ts'

const TONE: Partial<Record<ImportState, BadgeTone>> = {
  done: 'proven',
  refused: 'refused',
  read: 'wait',
  checked: 'wait',
  paused: 'wait',
  running: 'info',
  checking: 'info',
  received: 'info',
}

export function StateBadge({ state }: { state: ImportState }) {
  const t = useT()
  return <Badge tone={TONE[state] ?? 'plain'}>{t(`portalImport.state${capital(state)}`)}</Badge>
}

/** The step of each state; what ended before its end stands where it ended. */
const STEP: Readonly<Record<ImportState, number>> = {
  asked: 0,
  received: 0,
  refused: 0,
  read: 1,
  expired: 1,
  checking: 2,
  checked: 2,
  running: 3,
  paused: 3,
  cancelled: 3,
  done: 5,
}

export function ImportSteps({ state }: { state: ImportState }) {
  const t = useT()
  const steps = (['File', 'Columns', 'Check', 'Run', 'Done'] as const).map((key) => ({
    key,
    text: t(`portalImport.step${key}`),
  }))
  return (
    <Stepper
      label={t('portalImport.title')}
      steps={steps}
      current={STEP[state]}
      done={t('portalImport.stepDone')}
      onPhone="across"
    />
  )
}
