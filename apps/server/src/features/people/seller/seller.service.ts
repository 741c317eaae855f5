import type { Standing, Trust } from '@ironsouq/contract/machines/device-admin/device-admin.enums'
import { and, eq, ne, sql } from 'drizzle-orm'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { notFound, Refusal } from '#kernel/errors.ts'
import { emit } from '#kernel/work/events.ts'
import { sellerSuspended, sellerSuspensionLifted } from './seller.events.ts'
import { seller, sellerText } from './seller.tables.ts'

/** Why the row was not in the standing that a command changes. */
async function refusalOf(ctx: TxCtx, sellerId: string): Promise<Refusal> {
  const count = await ctx.db.$count(seller, eq(seller.id, sellerId))
  return count === 0 ? notFound() : new Refusal('error.stateChanged')
}

/** Suspends a dealer; of two at once, the second is refused. */
export async function suspendSeller(ctx: TxCtx, sellerId: string, reason: string): Promise<void> {
  const [row] = await ctx.db
    .update(seller)
    .set({ standing: 'suspended', suspensionReason: reason })
    .where(and(eq(seller.id, sellerId), ne(seller.standing, 'suspended')))
    .returning({ before: sql<Standing>`old.standing` })
  if (!row) throw await refusalOf(ctx, sellerId)
  ctx.audit('seller', sellerId, { standing: row.before }, { standing: 'suspended', reason })
  await emit(ctx, sellerSuspended, { sellerId })
}

/** A dealer who was suspended is trusted again only by a decision of its own. */
export async function liftSuspension(ctx: TxCtx, sellerId: string): Promise<void> {
  const [row] = await ctx.db
    .update(seller)
    .set({ standing: 'reviewed', suspensionReason: null })
    .where(and(eq(seller.id, sellerId), eq(seller.standing, 'suspended')))
    .returning({ reason: sql<string>`old.suspension_reason` })
  if (!row) throw await refusalOf(ctx, sellerId)
  const before = { standing: 'suspended', reason: row.reason }
  ctx.audit('seller', sellerId, before, { standing: 'reviewed' })
  await emit(ctx, sellerSuspensionLifted, { sellerId })
}

/**
 * Whether a dealer is suspended. The lock makes a suspension wait until this transaction has ended, so that it
 * finds the session, the listing or the request that follows.
 */
export async function isSuspendedNow(ctx: TxCtx, sellerId: string): Promise<boolean> {
  const [row] = await ctx.db
    .select({ standing: seller.standing })
    .from(seller)
    .where(eq(seller.id, sellerId))
    .for('share')
  return row?.standing === 'suspended'
}

/** Refuses what a suspended dealer must not have. */
export async function refuseSuspended(ctx: TxCtx, sellerId: string): Promise<void> {
  if (await isSuspendedNow(ctx, sellerId)) throw new Refusal('error.sellerSuspended')
}

/** Decides whether listings of a dealer are published without a review [EQ-8]. */
export const setStanding = (ctx: Ctx, sellerId: string, standing: Trust): Promise<null> =>
  atomic(ctx, async (ctx) => {
    const [row] = await ctx.db
      .update(seller)
      .set({ standing })
      .where(and(eq(seller.id, sellerId), ne(seller.standing, 'suspended')))
      .returning({ before: sql<Standing>`old.standing` })
    if (!row) throw await refusalOf(ctx, sellerId)
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
