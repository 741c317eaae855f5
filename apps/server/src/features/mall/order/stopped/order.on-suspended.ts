import { and, asc, eq } from 'drizzle-orm'
import { storeSuspended } from '#features/mall/store/store.events.ts'
import { mayBePaid } from '#features/mall/store/store.selling.projection.ts'
import { sellerSuspended } from '#features/people/seller/seller.events.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { Refusal } from '#kernel/errors.ts'
import { consumer } from '#kernel/work/events.ts'
import { endUnpaid } from '../order.service.ts'
import { storeOrder } from '../order.tables.ts'

const AT_A_TIME = 100

const unpaidOf = (ctx: Ctx, sellerId: string) =>
  ctx.db
    .select({ id: storeOrder.id, memberId: storeOrder.memberId, sellerId: storeOrder.sellerId })
    .from(storeOrder)
    .where(and(eq(storeOrder.sellerId, sellerId), eq(storeOrder.state, 'pendingPayment')))
    .orderBy(asc(storeOrder.createdAt), asc(storeOrder.id))
    .limit(AT_A_TIME)

/** Nothing can be paid to a store that was stopped, so what waits for payment ends and its stock is free [ST-7]. */
async function endUnpaidOf(ctx: Ctx, { sellerId }: { sellerId: string }): Promise<void> {
  for (;;) {
    const rows = await unpaidOf(ctx, sellerId)
    for (const row of rows) {
      try {
        const isLifted = await atomic(ctx, async (ctx) => {
          if (await mayBePaid(ctx, [sellerId])) return true
          await endUnpaid(ctx, row, { action: 'cancel', by: 'system' })
          return false
        })
        if (isLifted) return
      } catch (err) {
        // The buyer or the deadline was first.
        if (!(err instanceof Refusal)) throw err
      }
    }
    if (rows.length < AT_A_TIME) return
  }
}

export const endUnpaidOfStopped = [
  consumer({ name: 'order.end-of-suspended-seller', on: sellerSuspended, handle: endUnpaidOf }),
  consumer({ name: 'order.end-of-suspended-store', on: storeSuspended, handle: endUnpaidOf }),
]
