import { useMatches } from 'react-router'
import type { Layout, RouteHandle } from '#kit/page/site-data.ts'

/** The layout of the nearest route that names one [AP-25]. */
export function useLayout(): Layout {
  const layouts = useMatches().map(({ handle }) => (handle as RouteHandle | undefined)?.layout)
  return layouts.findLast((layout) => layout !== undefined) ?? 'main'
}
