import type { StoreDirectoryQuery } from '@ironsouq/contract/mall/store-directory/store-directory.schema'
import { STORES } from '#features/mall/store/parts/store-path.ts'
import { pathFor } from '#kit/list/page-query.ts'

const USUAL = { q: '', emirate: '', category: '', current: 1 }

/** The directory of stores, with what is looked for in it. */
export const storesPath = (query: Partial<StoreDirectoryQuery>): string => {
  const { q = '', emirate = '', category = '', current = 1 } = query
  return pathFor<typeof USUAL>(STORES, { q, emirate, category, current }, USUAL)
}
