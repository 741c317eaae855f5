import type { QueryOf } from '@ironsouq/contract/endpoint'
import type { favoriteEndpoints } from '@ironsouq/contract/people/favorite/favorite.endpoints'
import { pathFor } from '#kit/list/page-query.ts'

export type FavoritesQuery = Omit<QueryOf<typeof favoriteEndpoints.list>, 'size'>

export const SAVED_PAGE = '/user-center/collected-device'

const SILENT: FavoritesQuery = { filter: 'all', sort: 'changed', current: 1 }

/** A change of filter or order goes to page 1. */
export const favoritesPath = (query: Partial<FavoritesQuery>): string =>
  pathFor(SAVED_PAGE, { ...SILENT, ...query }, SILENT)
