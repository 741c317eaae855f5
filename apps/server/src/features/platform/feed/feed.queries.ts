import { hash } from 'node:crypto'
import type { Feed } from '@ironsouq/contract/platform/feed/feed.endpoints'
import { and, asc, eq, lte } from 'drizzle-orm'
import type { Ctx, TxCtx } from '#kernel/ctx.ts'
import { sellerFeed } from './feed.tables.ts'

export type FeedRow = typeof sellerFeed.$inferSelect

export const tokenHashOf = (token: string) => hash('sha256', token, 'buffer')

export async function feedById(ctx: Ctx, id: string): Promise<FeedRow | undefined> {
  const [row] = await ctx.db.select().from(sellerFeed).where(eq(sellerFeed.id, id))
  return row
}

export async function feedOfSeller(ctx: Ctx, sellerId: string): Promise<FeedRow | undefined> {
  const [row] = await ctx.db.select().from(sellerFeed).where(eq(sellerFeed.sellerId, sellerId))
  return row
}

/** The feed that a token belongs to, while it is active. */
export async function feedByToken(ctx: Ctx, token: string): Promise<FeedRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(sellerFeed)
    .where(and(eq(sellerFeed.tokenHash, tokenHashOf(token)), eq(sellerFeed.isActive, true)))
  return row
}

const AT_A_TIME = 50

/** Feeds whose time has come; another process that selects at the same time gets others. */
export const dueFeeds = (ctx: TxCtx) =>
  ctx.db
    .select({ id: sellerFeed.id, everyHours: sellerFeed.everyHours })
    .from(sellerFeed)
    .where(lte(sellerFeed.nextRunAt, ctx.now()))
    .orderBy(asc(sellerFeed.nextRunAt))
    .limit(AT_A_TIME)
    .for('update', { skipLocked: true })

export function presentFeed(seller: string, row: FeedRow): Feed {
  const { url, everyHours, isActive, version, lastRunAt, lastResult, lastImportId } = row
  return {
    seller,
    url,
    everyHours,
    isActive,
    hasToken: row.tokenHash !== null,
    nextRunAt: row.nextRunAt?.toISOString() ?? null,
    last:
      lastRunAt && lastResult
        ? { at: lastRunAt.toISOString(), result: lastResult, importId: lastImportId }
        : null,
    version,
  }
}
