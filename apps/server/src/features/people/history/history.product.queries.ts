import type { PageQuery } from '@ironsouq/contract/page'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { retainedSince } from './history.rules.ts'
import { browseProduct } from './history.tables.ts'

const own = (ctx: Ctx, memberId: string) =>
  and(eq(browseProduct.memberId, memberId), gt(browseProduct.seenAt, retainedSince(ctx.now())))

/** A page of a member's views of products, the latest first. */
export const productHistoryOf = (ctx: Ctx, memberId: string, { current, size }: PageQuery) =>
  ctx.db
    .select({
      productId: browseProduct.productId,
      day: browseProduct.day,
      seenAt: browseProduct.seenAt,
      times: browseProduct.times,
      priceMinor: browseProduct.priceMinor,
      priceCurrency: browseProduct.priceCurrency,
    })
    .from(browseProduct)
    .where(own(ctx, memberId))
    .orderBy(desc(browseProduct.seenAt), desc(browseProduct.productId))
    .limit(size)
    .offset((current - 1) * size)

export const productHistoryTotal = (ctx: Ctx, memberId: string): Promise<number> =>
  ctx.db.$count(browseProduct, own(ctx, memberId))
