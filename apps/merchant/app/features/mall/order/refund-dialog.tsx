import type { Order } from '@ironsouq/contract/mall/order/order.schema'
import { refundEndpoints } from '@ironsouq/contract/money/payment/refund.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { DialogForm } from '@ironsouq/portal/form/command-form'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'

interface RefundDialogProps {
  order: Order
  onClose: () => void
}

/** Asks before a paid order ends that the store cannot or will not send. */
export function RefundDialog({ order: { orderId, payable }, onClose }: RefundDialogProps) {
  const t = useT()
  const format = useFormat()
  const { run, isRunning } = useCommand()
  const send = async () => {
    if (!(await run(() => api(refundEndpoints.ofMerchant, { body: { orderId } })))) return
    onClose()
    toasts.show({ text: t('portalOrder.state_canceled') })
  }
  return (
    <DialogForm title={t('portalOrder.refund')} send={send} onClose={onClose}>
      <p>{t('portalOrder.refundAsk', { amount: format.money(payable) })}</p>
      <Button type="submit" tone="danger" isPending={isRunning}>
        {t('portalOrder.refund')}
      </Button>
    </DialogForm>
  )
}
