import { sessionEndpoints } from '@ironsouq/contract/identity/session/session.endpoints'
import { redirect } from 'react-router'
import { formOf } from '#kit/form/read-form.server.ts'
import { joinPath } from '#kit/navigation/locale-path.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { endedHeaders } from '#kit/request/session.server.ts'
import { visitOf } from '#kit/request/visit.server.ts'
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
