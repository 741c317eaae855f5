import {
  ANSWER_WORKING_HOURS,
  REPLIES_FOR_A_MEDIAN,
} from '@ironsouq/contract/deals/quote/quote.limits'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { holidaysFrom } from '#features/content/branch/branch.queries.ts'
import {
  afterWorkingMinutes,
  workingMinutesBetween,
} from '#features/content/branch/branch.working-time.rules.ts'
import { setReplyMinutes } from '#features/people/seller/seller.service.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { emit } from '#kernel/work/events.ts'
import { quoteRequestAnswered } from './quote.events.ts'
import { requestById, type QuoteRequestRow } from './quote.queries.ts'
import { quoteRequest } from './quote.tables.ts'

/** By when a seller who gets an inquiry now has to answer. */
export const dueAfter = async (ctx: Ctx, from: Date) =>
  afterWorkingMinutes(from, ANSWER_WORKING_HOURS * 60, await holidaysFrom(ctx, from))

/**
 * The first answer of a seller is measured in working time. A message gives them the same time once more for the
 * quote; further messages do not.
 */
export async function noteAnswer(
  ctx: TxCtx,
  { id, openedAt, answeredAt }: QuoteRequestRow,
  isMessage = false,
) {
  if (answeredAt !== null || openedAt === null) return
  const now = ctx.now()
  const replyMinutes = workingMinutesBetween(openedAt, now, await holidaysFrom(ctx, openedAt))
  const dueAt = isMessage ? await dueAfter(ctx, now) : undefined
  const noted = await ctx.db
    .update(quoteRequest)
    .set({ answeredAt: now, replyMinutes, updatedAt: now, ...(dueAt && { dueAt }) })
    .where(and(eq(quoteRequest.id, id), isNull(quoteRequest.answeredAt)))
  if (noted.rowCount) await emit(ctx, quoteRequestAnswered, { quoteRequestId: id })
}

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
