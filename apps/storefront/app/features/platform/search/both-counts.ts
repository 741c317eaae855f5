import { productSearchEndpoints } from '@ironsouq/contract/mall/product-search/product-search.endpoints'
import type { BothCounts } from '@ironsouq/contract/mall/product-search/product-search.query'
import { apiWith } from '#kit/api/browser-api.ts'

const call = apiWith({ handlesRefusal: true, isAside: true })

/** How many machines and parts the words find; undefined when that is not known now. */
export const bothCounts = (q: string): Promise<BothCounts | undefined> =>
  call(productSearchEndpoints.both, { query: { q } }).catch(() => undefined)
