import type { MallHome } from '@ironsouq/contract/mall-home/mall-home.endpoints'
import { PageQuery } from '@ironsouq/contract/page'
import type { ProductQuery } from '@ironsouq/contract/product-search/product-search.query'
import { searchProducts } from '#features/product-search/product-search.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'

/** What the first block shows, and each of the others: whole rows of four. */
const MOST = 8
const SHOWN = 4

/** The blocks of the mall's home page [PR-4]. */
export async function mallHome(ctx: Ctx, address: string): Promise<MallHome> {
  const block = (query: Partial<ProductQuery>, size = SHOWN) =>
    searchProducts(ctx, { ...PageQuery.parse({ size }), ...query }, address)
  const [bestSold, newest, ownStore] = await Promise.all([
    block({ sort: 'bestSold' }, MOST),
    block({ sort: 'newest' }),
    block({ sort: 'bestSold', service: 'ownStore' }),
  ])
  const filled = bestSold.categories.filter(({ count }) => count !== 0)
  const first = await Promise.all(filled.map(({ code }) => block({ category: code }, 1)))
  return {
    total: bestSold.total,
    categories: filled.map((category, n) => ({
      ...category,
      picture: first[n]?.records[0]?.picture ?? null,
    })),
    bestSold: bestSold.records,
    newest: newest.records,
    ownStore: ownStore.records,
  }
}
