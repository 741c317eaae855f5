import { orderMerchantEndpoints } from '@ironsouq/contract/mall/order/order.merchant.endpoints'
import type { Order } from '@ironsouq/contract/mall/order/order.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { DialogForm } from '@ironsouq/portal/form/command-form'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'

interface ReadyDialogProps {
  order: Order
  onClose: () => void
}

/** Asks before the buyer is notified: there is no way back. */
export function ReadyDialog({ order: { orderId }, onClose }: ReadyDialogProps) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const send = async () => {
    if (!(await run(() => api(orderMerchantEndpoints.ready, { body: { orderId } })))) return
    onClose()
    toasts.show({ text: t('portalOrder.readyTold') })
  }
  return (
    <DialogForm title={t('portalOrder.ready')} send={send} onClose={onClose}>
      <p>{t('portalOrder.readyAsk')}</p>
      <Button type="submit" tone="ink" isPending={isRunning}>
        {t('portalOrder.ready')}
      </Button>
    </DialogForm>
  )
}
