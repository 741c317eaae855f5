import type { ProductCard } from '@ironsouq/contract/mall/product-search/product-search.schema'
import { NOTHING_ASKED } from '#features/mall/product-query/product-query.queries.ts'
import { onlySelling } from '#features/mall/store/store.selling.projection.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { SearchUnavailable } from '#kernel/ports/search.ts'
import { presentProductDocument } from './product-search.document.present.ts'
import { productIndex, type ProductDocument } from './product-search.document.ts'
import { listFromDatabase } from './product-search.list.projection.ts'
import { presentHit, type Hit } from './product-search.page.present.ts'
import { productsToIndex } from './product-search.projection.ts'
import { SIMILAR, similarRequest } from './product-search.rules.ts'

/** Products on sale that are like this one: of its category, for the same machines, of its brand and price. */
export async function similarProducts(ctx: Ctx, productId: string): Promise<ProductCard[]> {
  const [row] = await productsToIndex(ctx, { ids: [productId] })
  if (!row) return []
  const reference = presentProductDocument(row).document as ProductDocument
  try {
    const request = similarRequest(reference, ctx.locale)
    const [found] = await ctx.search.find<Hit>(productIndex.name, [request])
    const cards = (found?.hits ?? []).map((hit) => presentHit(ctx.locale, hit))
    return await onlySelling(ctx, cards)
  } catch (err) {
    if (!(err instanceof SearchUnavailable)) throw err
    const plan = {
      category: reference.categories[0] ?? null,
      meaning: NOTHING_ASKED,
      narrowings: [],
    }
    const paging = { sort: 'bestSold', current: 1, size: SIMILAR + 1 } as const
    const { records } = await listFromDatabase(ctx, plan, paging)
    return records.filter((each) => each.productId !== productId).slice(0, SIMILAR)
  }
}
