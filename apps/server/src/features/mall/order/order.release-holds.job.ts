import { eq } from 'drizzle-orm'
import { checkoutsToRelease, heldSkus } from '#features/mall/product/stock-hold.queries.ts'
import { endHolds, extendHolds } from '#features/mall/product/stock-hold.service.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { job } from '#kernel/work/jobs.ts'
import {
  abandonCheckout,
  deleteEndedAttempts,
  forgottenCheckouts,
} from './attempt/checkout.attempt.service.ts'
import { orderLine, storeOrder } from './order.tables.ts'

const MOST = 500
/** When a hold of a placed checkout is looked at again; its orders end it before. */
const LOOK_AGAIN_MS = 3_600_000

/** The variants of the orders of a checkout, with the states of the orders. */
const linesOf = (ctx: Ctx, checkoutId: string) =>
  ctx.db
    .select({ skuId: orderLine.skuId, state: storeOrder.state })
    .from(storeOrder)
    .innerJoin(orderLine, eq(orderLine.orderId, storeOrder.id))
    .where(eq(storeOrder.checkoutId, checkoutId))

async function release(ctx: Ctx, checkoutId: string): Promise<void> {
  if (await abandonCheckout(ctx, checkoutId)) return
  // A placed checkout: what the events of its orders should have done is done here if they were lost.
  const lines = await linesOf(ctx, checkoutId)
  const canceled = lines.filter(({ state }) => state === 'canceled')
  const paid = lines.filter(({ state }) => state !== 'canceled' && state !== 'pendingPayment')
  // An attempt with other goods under the same id may have held what no order names.
  const ordered = new Set(lines.map(({ skuId }) => skuId))
  const stray = (await heldSkus(ctx, checkoutId)).filter((skuId) => !ordered.has(skuId))
  const free = [...canceled.map(({ skuId }) => skuId), ...stray]
  await endHolds(ctx, { checkoutId, skuIds: free, to: 'released' })
  await endHolds(ctx, { checkoutId, skuIds: paid.map(({ skuId }) => skuId), to: 'sold' })
  await extendHolds(ctx, checkoutId, new Date(ctx.now().getTime() + LOOK_AGAIN_MS))
}

/** Releases stock that was held for checkouts that no one placed (decision 109). */
export const releaseForgottenHolds = job({
  name: 'order.release-holds',
  cron: '* * * * *',
  async run(ctx) {
    const failures: unknown[] = []
    const due = [...(await checkoutsToRelease(ctx, MOST)), ...(await forgottenCheckouts(ctx, MOST))]
    for (const checkoutId of new Set(due.map((each) => each.checkoutId)))
      await release(ctx, checkoutId).catch((err: unknown) => failures.push(err))
    await deleteEndedAttempts(ctx)
    if (failures.length > 0) throw new AggregateError(failures, 'not all holds were released')
  },
})
