import type { WordSet } from '@ironsouq/contract/platform/search/search.endpoints'
import { asc, eq, sql } from 'drizzle-orm'
import { brandCode, brandName } from '#features/machines/brand/brand.queries.ts'
import { categoryCode, categoryName } from '#features/machines/category/category.queries.ts'
import {
  productCategoryCode,
  productCategoryName,
} from '#features/mall/product-category/product-category.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { tradeWord } from './search.tables.ts'

const columns = ({ locale }: Ctx) => {
  const wanted = sql`${locale}::text`
  return {
    wordSetId: tradeWord.id,
    category: sql<string | null>`${categoryCode(sql`trade_word.category_id`)}`,
    brand: sql<string | null>`${brandCode(sql`trade_word.brand_id`)}`,
    productCategory: productCategoryCode(sql`trade_word.product_category_id`),
    name: sql<string | null>`coalesce(
      ${productCategoryName(sql`trade_word.product_category_id`, wanted)},
      ${categoryName(sql`trade_word.category_id`, wanted)},
      ${brandName(sql`trade_word.brand_id`, wanted)})`,
    words: tradeWord.words,
  }
}

interface Row {
  wordSetId: string
  category: string | null
  brand: string | null
  productCategory: string | null
  name: string | null
  words: string[]
}

function meaningOf({ category, brand, productCategory, name }: Row): WordSet['means'] {
  if (productCategory)
    return { kind: 'productCategory', code: productCategory, name: name ?? productCategory }
  if (category) return { kind: 'category', code: category, name: name ?? category }
  return brand ? { kind: 'brand', code: brand, name: name ?? brand } : null
}

const presentSet = (row: Row): WordSet => ({
  wordSetId: row.wordSetId,
  means: meaningOf(row),
  words: row.words,
})

/** Every set of words, in the order in which they were first set. */
export async function wordSets(ctx: Ctx): Promise<WordSet[]> {
  const rows = await ctx.db.select(columns(ctx)).from(tradeWord).orderBy(asc(tradeWord.id))
  return rows.map(presentSet)
}

export async function wordSet(ctx: Ctx, id: string): Promise<WordSet | undefined> {
  const [row] = await ctx.db.select(columns(ctx)).from(tradeWord).where(eq(tradeWord.id, id))
  return row && presentSet(row)
}
