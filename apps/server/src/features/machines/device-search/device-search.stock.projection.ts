import { sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { cached } from '#kernel/data/cached.ts'
import { SearchUnavailable } from '#kernel/ports/search.ts'
import { deviceIndex } from './device-search.document.ts'

/** Counts of listed devices by model, brand and category, for suggestions. */
export interface Stock {
  models: readonly { brand: string; model: string; count: number }[]
  brands: ReadonlyMap<string, number>
  categories: ReadonlyMap<string, number>
}

const SECONDS = 30
const MOST_MODELS = 10_000
const MOST_NAMES = 1000

interface Counted {
  buckets: { key: string; doc_count: number }[]
}

const counted = (field: string, size: number) => ({ terms: { field, size } })

const REQUEST = {
  size: 0,
  track_total_hits: false,
  query: { bool: { filter: [{ term: { state: 'listed' } }] } },
  aggs: {
    models: counted('brandModel', MOST_MODELS),
    brands: counted('brand', MOST_NAMES),
    categories: counted('categories', MOST_NAMES),
  },
}

const toCounts = ({ buckets }: Counted) =>
  new Map(buckets.map(({ key, doc_count }) => [key, doc_count]))

async function fromIndex(ctx: Ctx): Promise<Stock> {
  const [found] = await ctx.search.find(deviceIndex.name, [REQUEST])
  const counts = (found?.aggregations ?? {}) as Record<string, Counted>
  const { models, brands, categories } = counts
  if (!models || !brands || !categories) throw new Error('the index returned no counts')
  return {
    models: models.buckets.map(({ key, doc_count }) => {
      const at = key.indexOf('/')
      return { brand: key.slice(0, at), model: key.slice(at + 1), count: doc_count }
    }),
    brands: toCounts(brands),
    categories: toCounts(categories),
  }
}

interface Row extends Record<string, unknown> {
  brand: string
  model: string
  path: string[]
  count: number
}

async function fromDatabase(ctx: Ctx): Promise<Stock> {
  const { rows } = await ctx.db.execute<Row>(sql`
    with counted as (
      select brand_id, model, category_id, count(*)::int as count
      from device where state = 'listed' group by brand_id, model, category_id
    ), above as (
      select category_id, array_agg(ancestor_code) as path from category_path group by category_id
    )
    select brand.code as brand, counted.model, above.path, counted.count
    from counted join brand on brand.id = counted.brand_id
    join above on above.category_id = counted.category_id`)
  const models = new Map<string, { brand: string; model: string; count: number }>()
  const brands = new Map<string, number>()
  const categories = new Map<string, number>()
  for (const { brand, model, path, count } of rows) {
    const key = `${brand}/${model}`
    models.set(key, { brand, model, count: (models.get(key)?.count ?? 0) + count })
    brands.set(brand, (brands.get(brand) ?? 0) + count)
    for (const code of path) categories.set(code, (categories.get(code) ?? 0) + count)
  }
  const most = [...models.values()].toSorted((a, b) => b.count - a.count).slice(0, MOST_MODELS)
  return { models: most, brands, categories }
}

/** At most half a minute old: names hardly change, and the counts are approximate. */
export const stockOf = cached({ seconds: SECONDS }, async (ctx): Promise<Stock> => {
  try {
    return await fromIndex(ctx)
  } catch (err) {
    if (!(err instanceof SearchUnavailable)) throw err
    return fromDatabase(ctx)
  }
})

const known = new WeakMap<object, readonly string[]>()

/** The models on sale; the same array as before while they do not change. */
export async function modelNames(ctx: Ctx): Promise<readonly string[]> {
  const { models } = await stockOf(ctx)
  const now = [...new Set(models.map(({ model }) => model))].toSorted()
  const before = known.get(ctx.db)
  if (before && before.length === now.length && before.every((name, n) => name === now[n]))
    return before
  known.set(ctx.db, now)
  return now
}
