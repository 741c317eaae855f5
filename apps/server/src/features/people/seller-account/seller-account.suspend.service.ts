import type { SellerSuspension } from '@ironsouq/contract/people/seller-account/seller-suspension.endpoints'
import { eq } from 'drizzle-orm'
import { endSessionsOf } from '#features/identity/session/session.service.ts'
import { sellerSuspension } from '#features/people/seller/seller.queries.ts'
import { liftSuspension, suspendSeller } from '#features/people/seller/seller.service.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { sellerAccount } from './seller-account.tables.ts'

/** Suspends a dealer and signs its people out; the machines leave the sale in the worker. */
export const suspend = (
  ctx: Ctx,
  { sellerId, reason }: { sellerId: string; reason: string },
): Promise<SellerSuspension> =>
  atomic(ctx, async (ctx) => {
    await suspendSeller(ctx, sellerId, reason)
    const people = await ctx.db
      .select({ id: sellerAccount.id })
      .from(sellerAccount)
      .where(eq(sellerAccount.sellerId, sellerId))
    for (const { id } of people) await endSessionsOf(ctx, id)
    return sellerSuspension(ctx, sellerId)
  })

export const lift = (ctx: Ctx, sellerId: string): Promise<SellerSuspension> =>
  atomic(ctx, async (ctx) => {
    await liftSuspension(ctx, sellerId)
    return sellerSuspension(ctx, sellerId)
  })
