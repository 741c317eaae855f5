import { flashSaleMerchantEndpoints } from '@ironsouq/contract/mall/flash-sale/flash-sale.endpoints'
import type { FlashSaleRecord } from '@ironsouq/contract/mall/flash-sale/flash-sale.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { ConfirmCommand } from '@ironsouq/portal/form/confirm-command'
import { faultsIn } from '@ironsouq/portal/form/use-record-form.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { useState } from 'react'
import { useNavigate } from 'react-router'

const { schedule, remove } = flashSaleMerchantEndpoints

interface DraftActionsProps {
  record: FlashSaleRecord
  /** What is typed and not saved does not run. */
  isChanged: boolean
}

/** What is done with a draft: let it run in its time, or delete it. */
export function DraftActions({ record, isChanged }: DraftActionsProps) {
  const t = useT()
  const navigate = useNavigate()
  const { run, isRunning } = useCommand()
  const [isRemoving, setRemoving] = useState(false)
  const { flashSaleId, version } = record
  const start = async () => {
    const saved = await run(
      () => api(schedule, { body: { flashSaleId, version } }),
      (refusal) => {
        const [fault] = faultsIn(refusal)
        if (fault) toasts.show({ text: fault.msg, tone: 'error', lasts: 6000 })
        return fault !== undefined
      },
    )
    if (!saved) return
    toasts.show({ text: t('portalFlashSale.scheduled') })
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
            await api(remove, { body: { flashSaleId } })
            await navigate('/flash-sales')
            return true
          }}
          onClose={() => setRemoving(false)}
        />
      )}
    </>
  )
}
