import { pathFor } from '#kit/list/page-query.ts'

export const STORES = '/mall/stores'

interface Wanted {
  storeId: string
  q?: string | undefined
  category?: string | undefined
  current?: number
}

/** The page of a store, with what is looked for in it. */
export const storePath = ({ storeId, q = '', category = '', current = 1 }: Wanted): string =>
  pathFor(`/mall/store/${storeId}`, { q, category, current }, { q: '', category: '', current: 1 })
