import { redirect } from 'react-router'
import { joinPath } from '#shell/locale-path.ts'
import type { RouteHandle } from '#shell/shell-data.ts'
import { visitOf } from '#shell/visit.server.ts'
import type { Route } from './+types/user-center.ts'

export const handle: RouteHandle = { layout: 'user-center', noindex: true }

/** Pages for members: whoever is not known logs in first, and comes back [CL-6]. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  const { prefix } = visitOf(context, params)
  const back = new URLSearchParams({ back: url.pathname + url.search })
  return redirect(joinPath(prefix, `/login?${back}`))
}

export default function UserCenterRoute() {
  return null
}
