import type { QueryOf } from '@ironsouq/contract/endpoint'
import type { favoriteEndpoints } from '@ironsouq/contract/favorite/favorite.endpoints'
import { pathFor } from './page-query.ts'

export type SavedQuery = Omit<QueryOf<typeof favoriteEndpoints.list>, 'size'>

export const SAVED_PAGE = '/user-center/collected-device'

const SILENT: SavedQuery = { filter: 'all', sort: 'changed', current: 1 }

/** Another filter or order begins with its first page. */
export const savedPath = (query: Partial<SavedQuery>): string =>
  pathFor(SAVED_PAGE, { ...SILENT, ...query }, SILENT)
