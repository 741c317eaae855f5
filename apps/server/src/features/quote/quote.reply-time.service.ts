import { REPLIES_FOR_A_MEDIAN } from '@ironsouq/contract/quote/quote.limits'
import { eq, sql } from 'drizzle-orm'
import { setReplyMinutes } from '#features/seller/seller.service.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { requestById } from './quote.queries.ts'
import { quoteRequest } from './quote.tables.ts'

/** Older answers say little about how a seller answers now. */
const MEASURED_DAYS = 90
const DAY_MS = 86_400_000

/** The median of a seller's first answers in working minutes. A repetition calculates the same. */
export const measureReplies = (ctx: Ctx, requestId: string) =>
  atomic(ctx, async (ctx) => {
    const request = await requestById(ctx, requestId)
    if (!request || request.sellerId === null) return
    const since = new Date(ctx.now().getTime() - MEASURED_DAYS * DAY_MS).toISOString()
    const { answers, median } = one(
      await ctx.db
        .select({
          answers: sql<number>`count(*)::int`,
          median: sql<number | null>`percentile_cont(0.5) within group (order by reply_minutes)`,
        })
        .from(quoteRequest)
        .where(
          sql`${eq(quoteRequest.sellerId, request.sellerId)} and reply_minutes is not null
            and answered_at >= ${since}::timestamptz`,
        ),
    )
    if (median !== null && answers >= REPLIES_FOR_A_MEDIAN)
      await setReplyMinutes(ctx, request.sellerId, Math.round(median))
  })
