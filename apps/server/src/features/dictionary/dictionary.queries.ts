import type {
  DICTIONARY_TYPES,
  DictionaryItem,
} from '@ironsouq/contract/dictionary/dictionary.endpoints'
import { asc, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { cachedByLocale } from '#kernel/data/cached-by-locale.ts'
import { textIn } from '#kernel/data/texts.ts'
import { dictionaryItem, dictionaryItemText } from './dictionary.tables.ts'

type DictionaryType = (typeof DICTIONARY_TYPES)[number]

/** The words of one dictionary in their order, in the language of the request. */
export const dictionary = cachedByLocale((ctx, type: DictionaryType): Promise<DictionaryItem[]> =>
  ctx.db
    .select({
      dictCode: dictionaryItem.code,
      dictLabel: textIn(
        dictionaryItemText.label,
        { owner: dictionaryItemText.dictionaryItemId, locale: dictionaryItemText.locale },
        { of: sql`dictionary_item.id`, wanted: sql`${ctx.locale}::text` },
      ),
      dictValue: dictionaryItem.value,
    })
    .from(dictionaryItem)
    .where(eq(dictionaryItem.type, type))
    .orderBy(asc(dictionaryItem.position), asc(dictionaryItem.code)),
)

export async function dictionaryCodes(
  ctx: Ctx,
  type: DictionaryType,
): Promise<ReadonlySet<string>> {
  const rows = await ctx.db
    .select({ code: dictionaryItem.code })
    .from(dictionaryItem)
    .where(eq(dictionaryItem.type, type))
  return new Set(rows.map(({ code }) => code))
}
