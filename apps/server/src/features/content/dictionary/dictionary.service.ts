import type { DICTIONARY_TYPES } from '@ironsouq/contract/content/dictionary/dictionary.endpoints'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { replaceTexts, textsOf, type Translated } from '#kernel/data/texts.ts'
import { emit } from '#kernel/work/events.ts'
import { dictionaryChanged } from './dictionary.events.ts'
import { dictionaryItem, dictionaryItemText } from './dictionary.tables.ts'

interface Given {
  type: (typeof DICTIONARY_TYPES)[number]
  code: string
  value: string
  position: number
  labels: Translated<string>
}

/** Creates or replaces the dictionary item with this type and code. */
export function saveDictionaryItem(ctx: Ctx, { type, code, labels, ...set }: Given): Promise<void> {
  return atomic(ctx, async (ctx) => {
    const { id: dictionaryItemId } = one(
      await ctx.db
        .insert(dictionaryItem)
        .values({ type, code, ...set, createdAt: ctx.now() })
        .onConflictDoUpdate({ target: [dictionaryItem.type, dictionaryItem.code], set })
        .returning({ id: dictionaryItem.id }),
    )
    const texts = textsOf(labels, (label) => ({ label }))
    await replaceTexts(ctx, dictionaryItemText, { dictionaryItemId }, texts)
    await emit(ctx, dictionaryChanged, { dictionaryItemId })
  })
}
