import { listText, valuesOf } from '@ironsouq/contract/machines/device/device.filters'
import type {
  ProductPage,
  ProductQuery,
} from '@ironsouq/contract/mall/product-search/product-search.query'

/** So many are shown where nothing was found: a row of cards. */
const SHOWN = 4

/** The search that comes closest to one that found nothing; undefined when none finds more. */
export function nearestQuery(
  asked: ProductQuery,
  { without, nearest }: Pick<ProductPage, 'without' | 'nearest'>,
): ProductQuery | undefined {
  const page = { current: 1, size: SHOWN }
  if (without) return { ...asked, ...page, q: without.q, literal: undefined }
  const filter = nearest[0]?.filter as keyof ProductQuery | undefined
  if (filter === undefined) return undefined
  // What was read from the words is no parameter: the words are searched as they are.
  return asked[filter] === undefined
    ? { ...asked, ...page, literal: listText([...valuesOf(asked.literal), filter]) }
    : { ...asked, ...page, [filter]: undefined }
}
