import type { DeskRecord } from '@ironsouq/contract/machines/device-admin/device-admin.schema'
import type { DeviceAction } from '@ironsouq/contract/machines/device/device.lifecycle'
import { capital } from '@ironsouq/i18n/capital'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { TextArea } from '@ironsouq/ui/primitives/field/text-area'
import { Dialog } from '@ironsouq/ui/primitives/overlay/dialog'
import { useState } from 'react'
import { useCommand } from '../api/use-command.ts'
import { toasts } from '../frame/toasts.ts'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'
import { STATE_WORDS } from './device-labels.ts'

interface StatePanelProps {
  record: DeskRecord
  /** Fields that are not saved yet: a machine is not moved before they are. */
  isChanged: boolean
  /** Saves what was typed before the machine is submitted; without it that is done by hand. */
  save?: () => Promise<boolean>
  /** Without it the reader may not move the machine. */
  move?: (action: DeviceAction, reason: string) => Promise<unknown>
}

/** Where the machine stands, how it came there and what may be done next. */
export function StatePanel({ record, isChanged, save, move }: StatePanelProps) {
  const t = useT()
  const format = useFormat()
  const { run, isRunning } = useCommand()
  const [isRejecting, setRejecting] = useState(false)
  const [reason, setReason] = useState('')
  const { state, actions, rejection, moves } = record
  const isWaiting = (action: DeviceAction) => isChanged && !(save && action === 'submit')
  const moveBy = async (action: DeviceAction) => {
    if (isChanged && !(await save?.())) return
    const done = await run(async () => move?.(action, reason))
    setRejecting(false)
    if (done) toasts.show({ text: t('portalDevice.moved') })
  }
  return (
    <Panel
      heading={t('portalDevice.state')}
      note={<Badge tone={STATE_WORDS[state].tone}>{t(STATE_WORDS[state].name)}</Badge>}
    >
      {rejection !== null && <p className="pb-2 text-refused">{rejection}</p>}
      <ol className="grid gap-1 pb-3 text-small">
        {moves.slice(0, 5).map(({ to, at }) => (
          <li key={`${to} ${at}`} className="flex justify-between gap-2">
            {t(STATE_WORDS[to].name)}
            <span className="text-ink-muted">{format.dateTime(at)}</span>
          </li>
        ))}
      </ol>
      {move && (
        <div className="grid grid-cols-2 gap-2">
          {actions.map((action) => (
            <Button
              key={action}
              size="portal"
              {...(action === 'publish' && { tone: 'ink' as const })}
              isDisabled={isWaiting(action) || isRunning}
              onPress={() => (action === 'reject' ? setRejecting(true) : void moveBy(action))}
            >
              {t(`portalDevice.action${capital(action)}`)}
            </Button>
          ))}
        </div>
      )}
      <Dialog
        title={t('portalDevice.actionReject')}
        close={t('common.close')}
        isOpen={isRejecting}
        onOpenChange={setRejecting}
      >
        <TextArea label={t('portalDevice.reason')} value={reason} onChange={setReason} />
        <Button
          tone="danger"
          isDisabled={reason.trim() === ''}
          isPending={isRunning}
          onPress={() => void moveBy('reject')}
        >
          {t('portalDevice.actionReject')}
        </Button>
      </Dialog>
    </Panel>
  )
}
