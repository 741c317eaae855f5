import { data } from 'react-router'
import type { RouteHandle } from '#shell/shell-data.ts'

export const handle: RouteHandle = { layout: '404', noindex: true }

/** Where every address leads that is no page's [AP-22]. */
export function loader() {
  throw data(null, { status: 404 })
}

export default function NotFoundRoute() {
  return null
}
