import { lostOf } from '#features/money/dispute/dispute.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import type { storeOrder } from '../order.tables.ts'

type Paid = Pick<typeof storeOrder.$inferSelect, 'payableMinor' | 'refundedMinor'>

/** Whether lost disputes took everything that was paid for an order and not refunded. */
export async function isLost(ctx: Ctx, orderId: string, paid: Paid): Promise<boolean> {
  const lost = await lostOf(ctx, orderId)
  return lost > 0n && lost >= paid.payableMinor - paid.refundedMinor
}
