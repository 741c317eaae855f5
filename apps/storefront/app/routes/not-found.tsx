import { data } from 'react-router'
import type { RouteHandle } from '#kit/page/site-data.ts'

export const handle: RouteHandle = { layout: '404', noindex: true }

/** The catch-all route [AP-22]. */
export function loader() {
  throw data(null, { status: 404 })
}

export default function NotFoundRoute() {
  return null
}
