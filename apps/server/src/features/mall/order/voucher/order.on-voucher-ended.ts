import { voucherEnded } from '#features/mall/voucher/voucher.events.ts'
import { hasOpenVouchers } from '#features/mall/voucher/voucher.queries.ts'
import { atomic } from '#kernel/ctx.ts'
import { consumer } from '#kernel/work/events.ts'
import { lockedOrder } from '../order.merchant.service.ts'
import { completeOrder } from '../order.service.ts'

/** An order with nothing left to use is complete [OR-12]. */
export const completeUsedOrder = consumer({
  name: 'order.complete-used',
  on: voucherEnded,
  handle: (ctx, { orderId }) =>
    atomic(ctx, async (ctx) => {
      const row = await lockedOrder(ctx, orderId)
      if (row.state !== 'pendingReceipt' || (await hasOpenVouchers(ctx, orderId))) return
      await completeOrder(ctx, row, 'system')
    }),
})
