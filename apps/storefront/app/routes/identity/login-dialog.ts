import { messagesOf } from '@ironsouq/i18n/load'
import { data } from 'react-router'
import { waysOf } from '#features/identity/session/login-page.server.ts'
import type { DialogLabels } from '#frame/popups/login-dialog.tsx'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/login-dialog.ts'

export const handle: RouteHandle = { middleware: [], noindex: true }

/** The data of the login dialog, loaded on demand. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = visitOf(context, params)
  const words: DialogLabels = {
    ways: await waysOf(visit),
    messages: messagesOf(visit.locale, ['login', 'error']),
  }
  return data(words, { headers: { 'cache-control': 'no-store' } })
}
