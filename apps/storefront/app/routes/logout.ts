import { sessionEndpoints } from '@ironsouq/contract/identity/session.endpoints'
import { redirect } from 'react-router'
import { joinPath } from '#shell/locale-path.ts'
import { endedHeaders, formOf } from '#shell/session.server.ts'
import type { RouteHandle } from '#shell/shell-data.ts'
import { visitOf } from '#shell/visit.server.ts'
import type { Route } from './+types/logout.ts'

export const handle: RouteHandle = { middleware: [], noindex: true }

export function loader({ context, params }: Route.LoaderArgs) {
  return redirect(joinPath(visitOf(context, params).prefix, '/'))
}

/** Ends the session everywhere, and in this browser in any case. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const visit = visitOf(context, params)
  await formOf(request, visit)
  await visit.api(sessionEndpoints.leave).catch((err: unknown) => {
    visit.log.warn({ err }, 'a session could not be ended')
  })
  return redirect(joinPath(visit.prefix, '/'), { headers: endedHeaders(visit.settings) })
}
