import { and, eq } from 'drizzle-orm'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { emit } from '#kernel/work/events.ts'
import { chatLeftUnread } from './chat.events.ts'
import { isToNotify } from './chat.queries.ts'
import { chat } from './chat.tables.ts'

/** One notice until the buyer reads: the update finds its condition true once. */
export const notifyOfUnread = (ctx: Ctx, chatId: string): Promise<void> =>
  atomic(ctx, async (ctx) => {
    const noticed = await ctx.db
      .update(chat)
      .set({ noticedAt: ctx.now() })
      .where(and(eq(chat.id, chatId), isToNotify(ctx)))
      .returning({ id: chat.id })
    if (noticed.length > 0) await emit(ctx, chatLeftUnread, { chatId })
  })
