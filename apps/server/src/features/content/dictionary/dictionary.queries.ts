import type {
  DICTIONARY_TYPES,
  DictionaryItem,
  DictionaryRecord,
} from '@ironsouq/contract/content/dictionary/dictionary.endpoints'
import { asc, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { cachedByLocale } from '#kernel/data/cached-by-locale.ts'
import { textIn } from '#kernel/data/texts.ts'
import { notFound } from '#kernel/errors.ts'
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

const record = {
  dictionaryItemId: dictionaryItem.id,
  version: dictionaryItem.version,
  code: dictionaryItem.code,
  value: dictionaryItem.value,
  position: dictionaryItem.position,
  texts: sql<DictionaryRecord['texts']>`(
    select json_object_agg(${dictionaryItemText.locale},
      json_build_object('label', ${dictionaryItemText.label}))
    from ${dictionaryItemText} where ${dictionaryItemText.dictionaryItemId} = dictionary_item.id)`,
}

/** The items of a dictionary with all their texts, in their order. */
export const dictionaryRecords = (ctx: Ctx, type: DictionaryType): Promise<DictionaryRecord[]> =>
  ctx.db
    .select(record)
    .from(dictionaryItem)
    .where(eq(dictionaryItem.type, type))
    .orderBy(asc(dictionaryItem.position), asc(dictionaryItem.code))

export async function dictionaryRecord(ctx: Ctx, id: string): Promise<DictionaryRecord> {
  const [row] = await ctx.db.select(record).from(dictionaryItem).where(eq(dictionaryItem.id, id))
  if (!row) throw notFound()
  return row
}
