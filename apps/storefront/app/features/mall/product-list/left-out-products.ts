import { productSearchEndpoints } from '@ironsouq/contract/mall/product-search/product-search.endpoints'
import type {
  ProductPage,
  ProductQuery,
} from '@ironsouq/contract/mall/product-search/product-search.query'
import type { FittedModel } from '@ironsouq/contract/mall/product-search/product-search.schema'
import { apiWith } from '#kit/api/browser-api.ts'

const call = apiWith({ handlesRefusal: true, isAside: true })

/** The page with all options of its facets, and the smallest number of products. */
export const productFacets = (query: ProductQuery): Promise<ProductPage | undefined> =>
  call(productSearchEndpoints.list, { query: { ...query, size: 1 } }).catch(() => undefined)

export const fittedModels = (): Promise<FittedModel[]> =>
  call(productSearchEndpoints.models).catch(() => [])
