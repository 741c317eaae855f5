import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { ConfirmCommand } from '@ironsouq/portal/form/confirm-command'
import { faultsIn } from '@ironsouq/portal/form/use-record-form.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { useState } from 'react'
import { useNavigate } from 'react-router'

interface DraftActionsProps<Saved> {
  /** What is typed and not saved does not run. */
  isChanged: boolean
  schedule: () => Promise<Saved>
  /** The message once it is scheduled. */
  scheduled: (saved: Saved) => string
  remove: () => Promise<unknown>
  /** The list that it was in. */
  list: string
}

/** What is done with a draft of what a store runs for a time: let it run, or delete it. */
export function DraftActions<Saved>(props: DraftActionsProps<Saved>) {
  const { isChanged, schedule, scheduled, remove, list } = props
  const t = useT()
  const navigate = useNavigate()
  const { run, isRunning } = useCommand()
  const [isRemoving, setRemoving] = useState(false)
  const start = async () => {
    const saved = await run(schedule, (refusal) => {
      const [fault] = faultsIn(refusal)
      if (fault) toasts.show({ text: fault.msg, tone: 'error', lasts: 6000 })
      return fault !== undefined
    })
    if (saved) toasts.show({ text: scheduled(saved) })
  }
  return (
    <>
      <Button tone="quiet" onPress={() => setRemoving(true)}>
        {t('portalPromotion.remove')}
      </Button>
      <Button
        tone="ink"
        isPending={isRunning}
        onPress={() =>
          isChanged
            ? toasts.show({ text: t('portalPromotion.saveFirst'), tone: 'error' })
            : void start()
        }
      >
        {t('portalPromotion.schedule')}
      </Button>
      {isRemoving && (
        <ConfirmCommand
          words={{
            title: t('portalPromotion.remove'),
            body: t('portalPromotion.removeAsk'),
            act: t('portalPromotion.remove'),
            done: t('portalPromotion.removed'),
          }}
          send={async () => {
            await remove()
            await navigate(list)
            return true
          }}
          onClose={() => setRemoving(false)}
        />
      )}
    </>
  )
}
