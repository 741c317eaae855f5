import { productSearchEndpoints } from '@ironsouq/contract/mall/product-search/product-search.endpoints'
import type {
  ProductPage,
  ProductQuery,
} from '@ironsouq/contract/mall/product-search/product-search.query'
import { apiWith } from '#kit/api/browser-api.ts'

const call = apiWith({ handlesRefusal: true, isAside: true })

/** The page with all options of its facets, and the smallest number of products. */
export const productFacets = (query: ProductQuery): Promise<ProductPage | undefined> =>
  call(productSearchEndpoints.list, { query: { ...query, size: 1 } }).catch(() => undefined)

/** How many products a draft of the filters finds. */
export const countOf = async (asked: URLSearchParams): Promise<number | undefined> => {
  const query = { ...(Object.fromEntries(asked) as object), current: 1, size: 1 }
  return (await productFacets(query))?.total
}
