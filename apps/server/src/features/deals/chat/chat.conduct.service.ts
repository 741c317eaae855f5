import { chatLifecycle, isChatOpen } from '@ironsouq/contract/deals/chat/chat.lifecycle'
import type { ReportGiven } from '@ironsouq/contract/deals/chat/chat.schema'
import { and, eq, isNull } from 'drizzle-orm'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { notFound, Refusal } from '#kernel/errors.ts'
import { AUDIENCE_OF } from './chat.content.service.ts'
import type { DeskPerson } from './chat.desk.service.ts'
import { chatById, lockedChat } from './chat.queries.ts'
import { close, publishState, within, type Writer } from './chat.service.ts'
import { chat, chatRating, chatReport } from './chat.tables.ts'

/** Rates the consultation that has ended, once. The unique key lets one of several through. */
export const rateChat = (
  ctx: Ctx,
  buyer: Writer,
  { chatId, rating }: { chatId: string; rating: number },
): Promise<null> =>
  atomic(ctx, async (ctx) => {
    const row = await lockedChat(ctx, within(chatId, buyer))
    if (!row) throw notFound()
    if (isChatOpen(row.state) || row.assigneeId === null) throw new Refusal('error.chatNotRated')
    const { consultation, assigneeId } = row
    await ctx.db
      .insert(chatRating)
      .values({ chatId, consultation, rating, personId: assigneeId, createdAt: ctx.now() })
      .onConflictDoNothing()
    return null
  })

/** Reports a conversation to the staff, by either side; one report of a side is open at a time. */
export const reportChat = (
  ctx: Ctx,
  who: Writer,
  { chatId, reason, note }: ReportGiven,
): Promise<null> =>
  atomic(ctx, async (ctx) => {
    const row = await lockedChat(ctx, within(chatId, who))
    if (!row) throw notFound()
    const { consultation } = row
    await ctx.db
      .insert(chatReport)
      .values({
        chatId,
        consultation,
        side: who.author === 'buyer' ? 'buyer' : 'desk',
        reporterId: who.id,
        reporterName: who.name,
        reason,
        note,
        createdAt: ctx.now(),
      })
      .onConflictDoNothing()
    ctx.audit(chatLifecycle.name, chatId, null, { reported: reason })
    return null
  })

/** Ends the conversation and refuses messages of this buyer until the desk unblocks them. */
export const blockBuyer = (
  ctx: Ctx,
  person: DeskPerson,
  { chatId, isBlocked }: { chatId: string; isBlocked: boolean },
): Promise<void> =>
  atomic(ctx, async (ctx) => {
    const row = await lockedChat(ctx, within(chatId, person))
    if (!row) throw notFound()
    if (isBlocked && isChatOpen(row.state))
      await close(ctx, chatId, {
        action: 'end',
        by: AUDIENCE_OF[person.author],
        actorId: person.id,
      })
    await ctx.db
      .update(chat)
      .set({ blockedAt: isBlocked ? (row.blockedAt ?? ctx.now()) : null, updatedAt: ctx.now() })
      .where(eq(chat.id, chatId))
    ctx.audit(chatLifecycle.name, chatId, { isBlocked: row.blockedAt !== null }, { isBlocked })
    const now = await chatById(ctx, chatId)
    if (now) await publishState(ctx, now)
  })

/** Staff have dealt with a report. */
export const settleReport = (ctx: Ctx, staffId: string, reportId: string): Promise<null> =>
  atomic(ctx, async (ctx) => {
    const settled = await ctx.db
      .update(chatReport)
      .set({ settledAt: ctx.now(), settledBy: staffId })
      .where(and(eq(chatReport.id, reportId), isNull(chatReport.settledAt)))
      .returning({ chatId: chatReport.chatId })
    if (settled.length === 0) throw notFound()
    ctx.audit('chatReport', reportId, null, { isSettled: true })
    return null
  })
