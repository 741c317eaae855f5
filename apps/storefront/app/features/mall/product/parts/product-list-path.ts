import {
  PRODUCT_CHOICES,
  USUAL_EMIRATE,
} from '@ironsouq/contract/mall/product-search/product-search.filters'
import type { ProductQuery } from '@ironsouq/contract/mall/product-search/product-search.query'

export const PRODUCT_LIST = '/mall/list'

/** All options of all filters are in the HTML. */
export const ALL = 'all'

export interface ProductListQuery extends ProductQuery {
  /** Only needed without script: the rest is loaded when a filter is opened. */
  filters?: typeof ALL
  /** The code of a brand, while the model is being chosen. */
  machineBrand?: string
}

/** The query of a URL; values are not validated yet. */
export type AskedProducts = { [Name in keyof ProductListQuery]?: string | number | undefined }

/** The query parameters of the list, in the order in which they are written. */
export const PRODUCT_LIST_NAMES = [
  'q',
  'literal',
  'category',
  'machineBrand',
  'modelId',
  ...PRODUCT_CHOICES,
  'within',
  'to',
  'price',
  'attribute',
  'sort',
  'filters',
  'size',
  'current',
] as const satisfies readonly (keyof ProductListQuery)[]

/** The defaults, which are not written. */
const plain = ({ q, within, sort, to }: AskedProducts): AskedProducts => ({
  current: 1,
  size: 24,
  sort: q ? 'relevance' : 'bestSold',
  // Where it arrives matters to what asks when it arrives.
  to: within || sort === 'soonest' ? USUAL_EMIRATE : to,
})

/** Users read and edit URLs. */
const READABLE = { '%2C': ',', '%3A': ':', '%3B': ';' }

/** The URL of the list for a query; default values are left out. */
export function productListPath(query: AskedProducts): string {
  const silent = plain(query)
  const params = new URLSearchParams()
  for (const name of PRODUCT_LIST_NAMES) {
    const value = query[name]
    if (value !== undefined && value !== '' && String(value) !== String(silent[name]))
      params.set(name, String(value))
  }
  if (params.size === 0) return PRODUCT_LIST
  const text = Object.entries(READABLE).reduce(
    (all, [code, sign]) => all.replaceAll(code, sign),
    params.toString(),
  )
  return `${PRODUCT_LIST}?${text}`
}
