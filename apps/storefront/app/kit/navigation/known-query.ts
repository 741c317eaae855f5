import { useLocation, useMatches } from 'react-router'
import type { RouteHandle } from '#kit/page/site-data.ts'

/** The parameters with these names, in one order and one spelling: `,` and `%2C` are one query. */
export function knownQuery(search: string, names: readonly string[]): string {
  if (search === '' || names.length === 0) return ''
  const given = new URLSearchParams(search)
  const query = new URLSearchParams()
  for (const name of names.toSorted())
    for (const value of given.getAll(name)) query.append(name, value)
  return query.size === 0 ? '' : `?${query}`
}

/** The query that the server rendered the page for: the browser must write the same one. */
export function useKnownSearch(): string {
  const { search } = useLocation()
  const handles = useMatches().map(({ handle }) => (handle ?? {}) as RouteHandle)
  const { public: isPublic, query = [] } = handles.reduce((all, own) => ({ ...all, ...own }), {})
  return isPublic ? knownQuery(search, query) : search
}
