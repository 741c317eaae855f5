import { promotionEndpoints } from '@ironsouq/contract/mall/promotion/promotion.endpoints'
import type { PromotionRecord } from '@ironsouq/contract/mall/promotion/promotion.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { ConfirmCommand } from '@ironsouq/portal/form/confirm-command'
import { faultsIn } from '@ironsouq/portal/form/use-record-form.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { useState } from 'react'
import { useNavigate } from 'react-router'

const { schedule, remove } = promotionEndpoints

interface DraftActionsProps {
  record: PromotionRecord
  /** What is typed and not saved does not run. */
  isChanged: boolean
}

/** What is done with a draft: let it run in its time, or delete it. */
export function DraftActions({ record, isChanged }: DraftActionsProps) {
  const t = useT()
  const navigate = useNavigate()
  const { run, isRunning } = useCommand()
  const [isRemoving, setRemoving] = useState(false)
  const { promotionId, version } = record
  const start = async () => {
    const saved = await run(
      () => api(schedule, { body: { promotionId, version } }),
      (refusal) => {
        const [fault] = faultsIn(refusal)
        if (fault) toasts.show({ text: fault.msg, tone: 'error', lasts: 6000 })
        return fault !== undefined
      },
    )
    if (!saved) return
    const isStarted = saved.state === 'running'
    toasts.show({ text: t(isStarted ? 'portalPromotion.started' : 'portalPromotion.scheduled') })
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
            await api(remove, { body: { promotionId } })
            await navigate('/promotions')
            return true
          }}
          onClose={() => setRemoving(false)}
        />
      )}
    </>
  )
}
