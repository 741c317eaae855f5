import { atomic, type Ctx } from '#kernel/ctx.ts'
import { lockedOrder } from '../order.merchant.service.ts'
import { endUnpaid, unlessMoved } from '../order.service.ts'

/** Staff end an order that is not paid. */
export const cancelByStaff = (
  ctx: Ctx,
  actorId: string,
  orderId: string,
  reason: string,
): Promise<null> =>
  atomic(ctx, async (ctx) => {
    const row = await lockedOrder(ctx, orderId)
    await unlessMoved(endUnpaid(ctx, row, { action: 'cancel', by: 'staff', actorId }))
    ctx.audit('order', row.id, { state: row.state }, { state: 'canceled', reason })
    return null
  })
