import { TRANSLATIONS_A_DAY, type ChatSide } from '@ironsouq/contract/deals/chat/chat.limits'
import type { ChatTranslation } from '@ironsouq/contract/deals/chat/chat.schema'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { notFound, Refusal } from '#kernel/errors.ts'
import { TranslatorUnavailable } from '#kernel/ports/translator.ts'
import { messagesInPlaces, type ChatRow, type MessageRow } from '../chat.queries.ts'
import { chatTranslation } from '../chat.tables.ts'
import { translationsOf } from './chat.translation.queries.ts'

/** What is needed to answer: a translation that is stored, or one that was just made. */
export interface Translated {
  message: MessageRow
  stored: ChatTranslation | null
  made: { text: string; from: string | null } | null
}

interface Reader {
  side: ChatSide
  /** Whose translations are counted. */
  id: string
}

const DAY = 86_400

async function count(ctx: Ctx, { side, id }: Reader): Promise<void> {
  const limit = { max: TRANSLATIONS_A_DAY[side], seconds: DAY }
  const { isAllowed } = await ctx.attemptLimits.consume(`translate-${side}`, id, limit)
  if (!isAllowed) throw new Refusal('error.translationLimit', {}, 429)
}

/**
 * Makes a translation unless it is stored. It waits for the translator, so it runs outside any
 * transaction; `keepTranslation` stores what it returns.
 */
export async function translationFor(
  ctx: Ctx,
  reader: Reader,
  { row, seq }: { row: ChatRow; seq: number },
): Promise<Translated> {
  const { message, stored } = await atomic(ctx, async (ctx) => {
    const [message] = await messagesInPlaces(ctx, row.id, [seq])
    if (message?.kind !== 'text') throw notFound()
    return { message, stored: (await translationsOf(ctx, [message])).get(message.id) ?? null }
  })
  if (stored) return { message, stored, made: null }
  const { translator } = ctx
  if (!translator) throw new Refusal('error.translationUnavailable')
  await count(ctx, reader)
  const made = await translator
    .translate({ text: message.body, to: ctx.locale })
    .catch((err: unknown) => {
      if (!(err instanceof TranslatorUnavailable)) throw err
      ctx.log.warn({ err }, 'a message was not translated')
      throw new Refusal('error.translationUnavailable')
    })
  return { message, stored: null, made }
}

/** Of several readers who asked at the same time one stores the translation. */
export async function keepTranslation(
  ctx: Ctx,
  { message, stored, made }: Translated,
): Promise<ChatTranslation> {
  if (stored) return stored
  if (!made) throw new Error('a translation is neither stored nor made')
  // The conversation may have been erased while the translator worked.
  const [there] = await messagesInPlaces(ctx, message.chatId, [message.seq])
  if (!there) throw notFound()
  const { locale } = ctx
  await ctx.db
    .insert(chatTranslation)
    .values({
      messageId: message.id,
      locale,
      body: made.text,
      detected: made.from,
      createdAt: ctx.now(),
    })
    .onConflictDoNothing()
  return { locale, text: made.text, from: made.from }
}
