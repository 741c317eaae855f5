import { SEARCH_NAME_MAX } from '@ironsouq/contract/deals/saved-search/saved-search.limits'
import { deviceListPath, type ListQuery } from '#features/machines/device/parts/device-list-path.ts'

const NEW_SEARCH = '/user-center/saved-searches/new'

/** The query parameters of the form besides those of the list. */
export const NAME = 'name'
export const WANT = 'want'

interface Proposed {
  name: string
  isWant?: boolean
}

/** The form that saves a search: the login comes before it and leads back to it [ID-14]. */
export function newSearchPath(query: ListQuery, { name, isWant = false }: Proposed): string {
  const { current: _, size: __, sort: ___, view: ____, ...asked } = query
  const listed = new URLSearchParams(deviceListPath(asked).split('?')[1])
  listed.set(NAME, name.slice(0, SEARCH_NAME_MAX))
  if (isWant) listed.set(WANT, '1')
  return `${NEW_SEARCH}?${listed}`
}
