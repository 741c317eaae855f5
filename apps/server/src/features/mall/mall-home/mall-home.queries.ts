import type { MallHome } from '@ironsouq/contract/mall/mall-home/mall-home.endpoints'
import type { ProductQuery } from '@ironsouq/contract/mall/product-search/product-search.query'
import { PageQuery } from '@ironsouq/contract/page'
import { searchProducts } from '#features/mall/product-search/product-search.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { isTooManyRequests } from '#kernel/errors.ts'

/** What the first block shows, and each of the others: whole rows of four. */
const MOST = 8
const SHOWN = 4

/**
 * The blocks of the mall's home page [PR-4]. They are searched one after the other: while OpenSearch is down, a process
 * takes few lists at a time from PostgreSQL, and a page that asks for all of its own at once would be refused.
 */
export async function mallHome(ctx: Ctx, address: string): Promise<MallHome> {
  const block = (query: Partial<ProductQuery>, size = SHOWN) =>
    searchProducts(ctx, { ...PageQuery.parse({ size }), ...query }, address)
  const bestSold = await block({ sort: 'bestSold' }, MOST)
  const newest = await block({ sort: 'newest' })
  const ownStore = await block({ sort: 'bestSold', service: 'ownStore' })
  const categories: MallHome['categories'] = []
  for (const category of bestSold.categories.filter(({ count }) => count !== 0)) {
    // A category is shown without a picture when the server is too busy to find one.
    const first = await block({ category: category.code }, 1).catch((err: unknown) => {
      if (isTooManyRequests(err)) return null
      throw err
    })
    categories.push({ ...category, picture: first?.records[0]?.picture ?? null })
  }
  return {
    total: bestSold.total,
    categories,
    bestSold: bestSold.records,
    newest: newest.records,
    ownStore: ownStore.records,
  }
}

/** Its searches wait in a queue of their own, as those of one address do. */
const HOME_PAGE = 'home-page'

/** What sells best, and the categories of the first level that hold products. */
export async function mallBestSold(ctx: Ctx, size: number) {
  const query = { ...PageQuery.parse({ size }), sort: 'bestSold' as const }
  const { total, categories, records } = await searchProducts(ctx, query, HOME_PAGE)
  return {
    total,
    categories: categories.filter(({ count }) => count !== 0),
    products: records,
  }
}
