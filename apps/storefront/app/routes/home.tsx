import { redirect } from 'react-router'
import { joinPath } from '#shell/locale-path.ts'
import { visitOf } from '#shell/visit.server.ts'
import type { Route } from './+types/home.ts'

export function loader({ context, params }: Route.LoaderArgs) {
  const { prefix } = visitOf(context, params)
  return redirect(joinPath(prefix, '/device-list'))
}

export default function HomeRoute() {
  return null
}
