import type { Standing } from '@ironsouq/contract/device-desk/device-desk.enums'
import { eq, sql } from 'drizzle-orm'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { notFound } from '#kernel/errors.ts'
import { seller, sellerText } from './seller.tables.ts'

/** Decides whether listings of a dealer are published without a review [EQ-8]. */
export const setStanding = (ctx: Ctx, sellerId: string, standing: Standing): Promise<null> =>
  atomic(ctx, async (ctx) => {
    const [row] = await ctx.db
      .update(seller)
      .set({ standing })
      .where(eq(seller.id, sellerId))
      .returning({ before: sql<Standing>`old.standing` })
    if (!row) throw notFound()
    ctx.audit('seller', sellerId, { standing: row.before }, { standing })
    return null
  })

/** A new seller, whose listings are reviewed; its name is the same in every language until it is edited. */
export async function addSeller(
  ctx: TxCtx,
  { code, name }: { code: string; name: string },
): Promise<string> {
  const createdAt = ctx.now()
  const day = createdAt.toISOString().slice(0, 10)
  const facts = { sinceYear: createdAt.getUTCFullYear(), soldCount: 0, claimsUpheld: 0 }
  const rows = await ctx.db
    .insert(seller)
    .values({ code, ...facts, licenceCheckedOn: day, createdAt })
    .returning({ id: seller.id })
  const sellerId = one(rows).id
  await ctx.db.insert(sellerText).values({ sellerId, locale: 'en', name, createdAt })
  ctx.audit('seller', sellerId, null, { code, name })
  return sellerId
}

/** The median that buyers see; it changes nothing that staff decide. */
export const setReplyMinutes = async (ctx: TxCtx, sellerId: string, replyMinutes: number) => {
  await ctx.db.update(seller).set({ replyMinutes }).where(eq(seller.id, sellerId))
}
