import type {
  SellerPage,
  SellerPageQuery,
} from '@ironsouq/contract/people/seller-page/seller-page.schema'
import { type Branch, topCategories } from '#features/machines/category/category.tree.queries.ts'
import { sellerByCode } from '#features/people/seller/seller.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { notFound } from '#kernel/errors.ts'
import { sellerDevices, sellerFigures } from './seller-page.projection.ts'

/** Categories of the first level with a machine of the seller, the fullest first. */
function fullest(tops: readonly Branch[], stock: readonly { id: string; count: number }[]) {
  const of = new Map(stock.map(({ id, count }) => [id, count]))
  return tops
    .map(({ code, name, within }) => ({
      code,
      name,
      count: within.reduce((sum, id) => sum + (of.get(id) ?? 0), 0),
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
}

/** Everything that the page of a seller shows. */
export async function sellerPage(ctx: Ctx, query: SellerPageQuery): Promise<SellerPage> {
  const { code, category, current, size } = query
  const [found, tops] = await Promise.all([sellerByCode(ctx, code), topCategories(ctx)])
  if (!found) throw notFound()
  const { id, ...own } = found
  const within = tops.find((top) => top.code === category)?.within
  if (category !== undefined && !within) throw notFound()
  const [{ categories, yards, ...figures }, list] = await Promise.all([
    sellerFigures(ctx, id),
    sellerDevices(ctx, id, { current, size, categoryIds: within }),
  ])
  return {
    ...own,
    ...figures,
    categories: fullest(tops, categories),
    yards: yards.map(({ yard, count }) => ({ ...yard, count })),
    ...list,
  }
}
