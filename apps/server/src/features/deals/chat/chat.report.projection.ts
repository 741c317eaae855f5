import { CHAT_PAGE_MAX } from '@ironsouq/contract/deals/chat/chat.limits'
import type { ChatReport } from '@ironsouq/contract/deals/chat/chat.schema'
import { asc, eq, isNull, sql } from 'drizzle-orm'
import { sellerName } from '#features/people/seller/seller.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { notFound } from '#kernel/errors.ts'
import { threadOf } from './chat.projection.ts'
import { chat, chatReport } from './chat.tables.ts'

const SHOWN_MAX = 200

/** Reports that no one has dealt with, the oldest first. */
export async function openReports(ctx: Ctx): Promise<ChatReport[]> {
  const rows = await ctx.db
    .select({
      reportId: chatReport.id,
      chatId: chatReport.chatId,
      side: chatReport.side,
      reporterName: chatReport.reporterName,
      buyerName: chat.buyerName,
      sellerName: sql<string | null>`${sellerName(sql`chat.seller_id`, sql`${ctx.locale}::text`)}`,
      reason: chatReport.reason,
      note: chatReport.note,
      at: chatReport.createdAt,
    })
    .from(chatReport)
    .innerJoin(chat, eq(chat.id, chatReport.chatId))
    .where(isNull(chatReport.settledAt))
    .orderBy(asc(chatReport.createdAt), asc(chatReport.id))
    .limit(SHOWN_MAX)
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}

/** The last messages of a reported conversation, whatever desk it is with. */
export async function reportedThread(ctx: Ctx, reportId: string) {
  const [found] = await ctx.db
    .select({ chat })
    .from(chatReport)
    .innerJoin(chat, eq(chat.id, chatReport.chatId))
    .where(eq(chatReport.id, reportId))
  if (!found) throw notFound()
  return threadOf(ctx, found.chat, { chatId: found.chat.id, size: CHAT_PAGE_MAX })
}
