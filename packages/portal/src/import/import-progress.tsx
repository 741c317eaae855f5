import type { ImportDetail } from '@ironsouq/contract/platform/import/import.schema'
import { capital } from '@ironsouq/i18n/capital'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { ProgressBar } from '@ironsouq/ui/primitives/display/progress'
import { useCommand } from '../api/use-command.ts'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'
import type { ImportCalls } from './import-calls.ts'

/** A part that jobs work on: how far it is, and what can be done about it. */
export function ImportProgress({ detail, calls }: { detail: ImportDetail; calls: ImportCalls }) {
  const t = useT()
  const format = useFormat()
  const { run, isRunning } = useCommand()
  const { importId, state, progress, counts } = detail
  const isReading = state === 'received'
  const share = counts.total === 0 ? 0 : progress / counts.total
  const text = isReading
    ? format.number(progress)
    : t('portalImport.progress', { done: progress, total: counts.total })
  const command = (name: 'pause' | 'resume' | 'cancel') => () =>
    void run(() => calls.command(name, importId))
  return (
    <Panel
      heading={t(`portalImport.state${capital(state)}`)}
      {...(!isReading && { note: format.percent(share) })}
    >
      <div className="grid gap-3">
        <ProgressBar
          label={t(`portalImport.state${capital(state)}`)}
          text={text}
          {...(!isReading && { value: share * 100 })}
        />
        <p className="text-small tabular-nums">{text}</p>
        <div className="flex flex-wrap gap-2">
          {state === 'running' && (
            <Button size="dense" isPending={isRunning} onPress={command('pause')}>
              {t('portalImport.pause')}
            </Button>
          )}
          {state === 'paused' && (
            <Button size="dense" tone="ink" isPending={isRunning} onPress={command('resume')}>
              {t('portalImport.resume')}
            </Button>
          )}
          <Button size="dense" isPending={isRunning} onPress={command('cancel')}>
            {t('portalImport.stop')}
          </Button>
        </div>
        <Banner>{t('portalImport.mayClose')}</Banner>
      </div>
    </Panel>
  )
}
