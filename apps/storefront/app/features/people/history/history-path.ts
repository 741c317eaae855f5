import type { QueryOf } from '@ironsouq/contract/endpoint'
import type { historyEndpoints } from '@ironsouq/contract/people/history/history.endpoints'
import { pathFor } from '#kit/list/page-query.ts'

export type HistoryQuery = Omit<QueryOf<typeof historyEndpoints.list>, 'size'>

export const HISTORY_PAGE = '/user-center/browsing-history'

export const VIEWED_PRODUCTS = '/user-center/viewed-products'

const SILENT: HistoryQuery = { filter: 'all', current: 1 }

export const historyPath = (query: Partial<HistoryQuery>): string =>
  pathFor(HISTORY_PAGE, { ...SILENT, ...query }, SILENT)

export const viewedProductsPath = (current: number): string =>
  pathFor(VIEWED_PRODUCTS, { current }, { current: 1 })
