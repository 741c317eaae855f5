import { eq } from 'drizzle-orm'
import { heldSkus, whenHoldExpires } from '#features/mall/product/stock-hold.queries.ts'
import { endHolds, extendHolds } from '#features/mall/product/stock-hold.service.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { deadline } from '#kernel/work/deadlines.ts'
import { job } from '#kernel/work/jobs.ts'
import {
  abandonCheckout,
  deleteEndedAttempts,
  isForgotten,
} from './attempt/checkout.attempt.service.ts'
import { checkoutAttempt, orderLine, storeOrder } from './order.tables.ts'

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

/** Checkouts that were never placed, or of which what follows their orders is late. */
const releaseHolds = whenHoldExpires('order.release-holds', release)

const releaseAttempts = deadline({
  name: 'order.release-attempts',
  table: checkoutAttempt,
  at: 'expiresAt',
  where: isForgotten,
  key: 'checkoutId',
  runOutside: (ctx, { checkoutId }) => release(ctx, checkoutId),
})

/** Releases stock that was held for checkouts that no one placed (decision 109). */
export const releaseForgottenHolds = [releaseHolds, releaseAttempts]

export const deleteAttempts = job({
  name: 'order.delete-attempts',
  cron: '* * * * *',
  run: deleteEndedAttempts,
})
