import { STOP_REASON_MAX } from '@ironsouq/contract/mall/promotion/promotion.limits'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { ReasonDialog } from '@ironsouq/portal/form/reason-dialog'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { useState } from 'react'

interface RunningActionsProps {
  actions: readonly string[]
  withdraw: () => Promise<unknown>
  /** Without a reason when none was typed. */
  stop: (reason: string | null) => Promise<unknown>
  words: Record<'stop' | 'stopAsk' | 'stopped' | 'withdrawn', string>
}

/** What is done with what a store has scheduled or runs: back to a draft, or an end at once. */
export function RunningActions({ actions, withdraw, stop, words }: RunningActionsProps) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const [isStopping, setStopping] = useState(false)
  const toDraft = async () => {
    if (await run(withdraw)) toasts.show({ text: words.withdrawn })
  }
  return (
    <div className="flex flex-wrap gap-2">
      {actions.includes('withdraw') && (
        <Button isPending={isRunning} onPress={() => void toDraft()}>
          {t('portalPromotion.withdraw')}
        </Button>
      )}
      {actions.includes('stop') && (
        <Button tone="danger" onPress={() => setStopping(true)}>
          {words.stop}
        </Button>
      )}
      {isStopping && (
        <ReasonDialog
          words={{
            title: words.stop,
            reason: t('portalPromotion.reason'),
            act: words.stop,
            done: words.stopped,
          }}
          maxLength={STOP_REASON_MAX}
          isOptional
          send={(reason) => stop(reason.trim() === '' ? null : reason)}
          onClose={() => setStopping(false)}
        >
          <p>{words.stopAsk}</p>
        </ReasonDialog>
      )}
    </div>
  )
}
