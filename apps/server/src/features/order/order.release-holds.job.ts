import { eq } from 'drizzle-orm'
import { checkoutsToRelease, heldSkus } from '#features/product/stock-hold.queries.ts'
import { endHolds, extendHolds } from '#features/product/stock-hold.service.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { job } from '#kernel/work/jobs.ts'
import { checkout, orderLine, storeOrder } from './order.tables.ts'

const MOST = 500
/** When a hold of a placed checkout is looked at again; its orders end it before. */
const LOOK_AGAIN_MS = 3_600_000
const NO_ONE = '00000000-0000-0000-0000-000000000000'

/** Writes that the checkout will never be placed, unless it was: the primary key lets only one be first. */
async function isAbandoned(ctx: Ctx, id: string): Promise<boolean> {
  const now = ctx.now()
  const none = { currency: '-', totalMinor: 0n, rates: {}, expiresAt: now, createdAt: now }
  await ctx.db
    .insert(checkout)
    .values({ id, memberId: NO_ONE, payNo: `-${id}`, state: 'abandoned', ...none })
    .onConflictDoNothing()
  const [row] = await ctx.db
    .select({ state: checkout.state })
    .from(checkout)
    .where(eq(checkout.id, id))
  return row?.state === 'abandoned'
}

/** The variants of the orders of a checkout, with the states of the orders. */
const linesOf = (ctx: Ctx, checkoutId: string) =>
  ctx.db
    .select({ skuId: orderLine.skuId, state: storeOrder.state })
    .from(storeOrder)
    .innerJoin(orderLine, eq(orderLine.orderId, storeOrder.id))
    .where(eq(storeOrder.checkoutId, checkoutId))

async function release(ctx: Ctx, checkoutId: string): Promise<void> {
  if (await isAbandoned(ctx, checkoutId)) {
    await endHolds(ctx, { checkoutId, skuIds: await heldSkus(ctx, checkoutId), to: 'released' })
    return
  }
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
    for (const { checkoutId } of await checkoutsToRelease(ctx, MOST))
      await release(ctx, checkoutId).catch((err: unknown) => failures.push(err))
    if (failures.length > 0) throw new AggregateError(failures, 'not all holds were released')
  },
})
