import type { ChatTranslation } from '@ironsouq/contract/deals/chat/chat.schema'
import { and, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import type { MessageRow } from '../chat.queries.ts'
import { chatTranslation } from '../chat.tables.ts'

/** The stored translations of messages into the language of the request, by the ids of the messages. */
export async function translationsOf(ctx: Ctx, messages: readonly MessageRow[]) {
  const texts = messages.filter(({ kind }) => kind === 'text').map(({ id }) => id)
  if (texts.length === 0) return new Map<string, ChatTranslation>()
  const rows = await ctx.db
    .select()
    .from(chatTranslation)
    .where(and(inArray(chatTranslation.messageId, texts), eq(chatTranslation.locale, ctx.locale)))
  return new Map(
    rows.map(({ messageId, locale, body, detected }) => [
      messageId,
      { locale, text: body, from: detected },
    ]),
  )
}
