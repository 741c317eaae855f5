import { useMatches } from 'react-router'
import type { Layout, RouteHandle } from '../shell-data.ts'

/** As the nearest route says that says it [AP-25]. */
export function useLayout(): Layout {
  const layouts = useMatches().map(({ handle }) => (handle as RouteHandle | undefined)?.layout)
  return layouts.findLast((layout) => layout !== undefined) ?? 'main'
}
