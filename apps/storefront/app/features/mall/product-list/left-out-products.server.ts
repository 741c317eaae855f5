import { valuesOf } from '@ironsouq/contract/machines/device/device.filters'
import type {
  ProductPage,
  ProductQuery,
} from '@ironsouq/contract/mall/product-search/product-search.query'
import { splitOptions } from '@ironsouq/ui/patterns/list/filter-panel'
import { type ListedProducts, valuesOfAttribute } from './listed-products.ts'

/** A page without the options behind "more", which few readers open. */
export function withoutRest(page: ProductPage, query: ProductQuery): ListedProducts {
  const left: Record<string, number> = {}
  const first = <T extends { value: string; count: number }>(
    name: string,
    options: readonly T[],
    chosen: readonly string[],
  ) => {
    const shown = [...splitOptions(options, chosen).first]
    if (shown.length < options.length) left[name] = options.length - shown.length
    return shown
  }
  return {
    ...page,
    facets: page.facets.map(({ filter, options }) => ({
      filter,
      options: first(filter, options, valuesOf(query[filter])),
    })),
    attributes: page.attributes.map((facet) => ({
      ...facet,
      options: first(facet.code, facet.options, valuesOfAttribute(query, facet.code)),
    })),
    left,
  }
}
