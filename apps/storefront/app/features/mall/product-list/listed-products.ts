import { valuesOf } from '@ironsouq/contract/machines/device/device.filters'
import type {
  ProductPage,
  ProductQuery,
} from '@ironsouq/contract/mall/product-search/product-search.query'

/** A page of products; `left` has the number of options that a facet lacks, by its name. */
export type ListedProducts = ProductPage & { left?: Readonly<Record<string, number>> | undefined }

/** The chosen values of one attribute. */
export function valuesOfAttribute({ attribute }: ProductQuery, code: string): string[] {
  const own = attribute?.split(';').find((text) => text.startsWith(`${code}:`))
  return valuesOf(own?.slice(code.length + 1))
}
