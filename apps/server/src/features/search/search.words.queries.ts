import type { WordSet } from '@ironsouq/contract/search/search.endpoints'
import { asc, eq, sql } from 'drizzle-orm'
import { brandCode } from '#features/brand/brand.queries.ts'
import { categoryCode } from '#features/category/category.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { tradeWord } from './search.tables.ts'

const columns = {
  wordSetId: tradeWord.id,
  category: sql<string | null>`${categoryCode(sql`trade_word.category_id`)}`,
  brand: sql<string | null>`${brandCode(sql`trade_word.brand_id`)}`,
  words: tradeWord.words,
}

interface Row {
  wordSetId: string
  category: string | null
  brand: string | null
  words: string[]
}

function presentSet({ wordSetId, category, brand, words }: Row): WordSet {
  if (category) return { wordSetId, means: { kind: 'category', code: category }, words }
  return { wordSetId, means: brand ? { kind: 'brand', code: brand } : null, words }
}

/** Every set of words, in the order in which they were first set. */
export async function wordSets(ctx: Ctx): Promise<WordSet[]> {
  const rows = await ctx.db.select(columns).from(tradeWord).orderBy(asc(tradeWord.id))
  return rows.map(presentSet)
}

export async function wordSet(ctx: Ctx, id: string): Promise<WordSet | undefined> {
  const [row] = await ctx.db.select(columns).from(tradeWord).where(eq(tradeWord.id, id))
  return row && presentSet(row)
}
