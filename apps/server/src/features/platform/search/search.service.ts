import type { WordSet, WordSetForm } from '@ironsouq/contract/platform/search/search.endpoints'
import { eq, sql } from 'drizzle-orm'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { notFound } from '#kernel/errors.ts'
import { emit } from '#kernel/work/events.ts'
import { tradeWordsChanged } from './search.events.ts'
import { tradeWord } from './search.tables.ts'
import { wordSet } from './search.words.queries.ts'

type Meant = Record<'categoryId' | 'brandId' | 'productCategoryId', string | null>

const NOTHING: Meant = { categoryId: null, brandId: null, productCategoryId: null }

/** The table of what is meant, and the column that names it. */
const MEANT = {
  category: { table: sql`category`, column: 'categoryId' },
  brand: { table: sql`brand`, column: 'brandId' },
  productCategory: { table: sql`product_category`, column: 'productCategoryId' },
} as const

async function meantBy(ctx: TxCtx, means: WordSetForm['means']): Promise<Meant> {
  if (!means) return NOTHING
  const { table, column } = MEANT[means.kind]
  const { rows } = await ctx.db.execute<{ id: string }>(
    sql`select id from ${table} where code = ${means.code}`,
  )
  const id = rows[0]?.id
  if (id === undefined) throw notFound()
  return { ...NOTHING, [column]: id }
}

/** The words before the statement; null for a new set. */
const oldWords = sql<string[] | null>`old.words`

/** Sets the meaning of words. A category or brand has one set of words, the one set last. */
export function putWords(ctx: Ctx, { wordSetId, means, words }: WordSetForm): Promise<WordSet> {
  return atomic(ctx, async (ctx) => {
    const meant = await meantBy(ctx, means)
    const at = ctx.now()
    const set = { ...meant, words: [...new Set(words)], updatedAt: at }
    const target = tradeWord[MEANT[means?.kind ?? 'brand'].column]
    const [row] = wordSetId
      ? await ctx.db
          .update(tradeWord)
          .set(set)
          .where(eq(tradeWord.id, wordSetId))
          .returning({ id: tradeWord.id, before: oldWords })
      : await ctx.db
          .insert(tradeWord)
          .values({ ...set, createdAt: at })
          .onConflictDoUpdate({ target, set })
          .returning({ id: tradeWord.id, before: oldWords })
    const put = row && (await wordSet(ctx, row.id))
    if (!put) throw notFound()
    const before = row.before && { words: row.before }
    ctx.audit('searchWords', put.wordSetId, before, { means, words: put.words })
    await emit(ctx, tradeWordsChanged, { wordSetId: put.wordSetId })
    return put
  })
}

export function removeWords(ctx: Ctx, wordSetId: string): Promise<{ wordSetId: string }> {
  return atomic(ctx, async (ctx) => {
    const [gone] = await ctx.db
      .delete(tradeWord)
      .where(eq(tradeWord.id, wordSetId))
      .returning({ words: tradeWord.words })
    if (!gone) throw notFound()
    ctx.audit('searchWords', wordSetId, { words: gone.words }, null)
    await emit(ctx, tradeWordsChanged, { wordSetId })
    return { wordSetId }
  })
}
