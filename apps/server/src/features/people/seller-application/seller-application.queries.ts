import { eq, gt, sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { sellerApplication } from './seller-application.tables.ts'

const DAY_MS = 86_400_000
/** Older answers say little about the next one. */
const ANSWERS_OF_DAYS = 90
/** The median of fewer answers is not meaningful. */
const ENOUGH_ANSWERS = 5

/** The days within which half of the applications were answered. */
export async function usualAnswerDays(ctx: Ctx): Promise<number | null> {
  const { createdAt, decidedAt } = sellerApplication
  const seconds = sql`extract(epoch from ${decidedAt} - ${createdAt})`
  const [row] = await ctx.db
    .select({
      answers: sql<number>`count(${decidedAt})::int`,
      days: sql<
        number | null
      >`ceil(percentile_disc(0.5) within group (order by ${seconds}) / 86400)::int`,
    })
    .from(sellerApplication)
    .where(gt(createdAt, new Date(ctx.now().getTime() - ANSWERS_OF_DAYS * DAY_MS)))
  if (!row || row.days === null || row.answers < ENOUGH_ANSWERS) return null
  return Math.max(1, row.days)
}

/** The application that made someone a seller; null for our own stock. */
export async function applicationOfSeller(ctx: Ctx, sellerId: string): Promise<string | null> {
  const [row] = await ctx.db
    .select({ id: sellerApplication.id })
    .from(sellerApplication)
    .where(eq(sellerApplication.sellerId, sellerId))
    .limit(1)
  return row?.id ?? null
}
