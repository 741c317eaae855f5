import type { DICTIONARY_TYPES } from '@ironsouq/contract/dictionary/dictionary.endpoints'
import { eq } from 'drizzle-orm'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/db.ts'
import { emit } from '#kernel/events.ts'
import type { Said } from '#kernel/texts.ts'
import { dictionaryChanged } from './dictionary.events.ts'
import { dictionaryItem, dictionaryItemText } from './dictionary.tables.ts'

interface Given {
  type: (typeof DICTIONARY_TYPES)[number]
  code: string
  value: string
  position: number
  labels: Said<string>
}

/** Says a word of a dictionary anew, or for the first time: type and code tell which. */
export function saveDictionaryItem(ctx: Ctx, { type, code, labels, ...set }: Given): Promise<void> {
  return atomic(ctx, async (ctx) => {
    const createdAt = ctx.now()
    const { id: dictionaryItemId } = one(
      await ctx.db
        .insert(dictionaryItem)
        .values({ type, code, ...set, createdAt })
        .onConflictDoUpdate({ target: [dictionaryItem.type, dictionaryItem.code], set })
        .returning({ id: dictionaryItem.id }),
    )
    await ctx.db
      .delete(dictionaryItemText)
      .where(eq(dictionaryItemText.dictionaryItemId, dictionaryItemId))
    const texts = Object.entries(labels).map(([locale, label]) => ({
      dictionaryItemId,
      locale,
      label,
      createdAt,
    }))
    await ctx.db.insert(dictionaryItemText).values(texts)
    await emit(ctx, dictionaryChanged, { dictionaryItemId })
  })
}
