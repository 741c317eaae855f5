import { data } from 'react-router'

/** Where every address leads that is no page's [AP-22]. */
export function loader() {
  throw data(null, { status: 404 })
}

export default function NotFoundRoute() {
  return null
}
