import type { OrderState } from '@ironsouq/contract/mall/order/order.lifecycle'
import { planRefund } from '#features/money/payment/payment.refund.service.ts'
import type { TxCtx } from '#kernel/ctx.ts'
import type { SentRefund } from '#kernel/payable.ts'
import { endPaid } from './order.payment.service.ts'

/** Ends a paid order and refunds all of it [OR-4]. Returns the state that it had. */
export async function refundOrder(
  ctx: TxCtx,
  orderId: string,
  asker: Parameters<typeof endPaid>[2] = { by: 'system' },
  sent: SentRefund | null = null,
): Promise<OrderState> {
  const state = await endPaid(ctx, orderId, asker)
  await planRefund(ctx, orderId, sent)
  return state
}
