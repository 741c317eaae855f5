import { messagesOf } from '@ironsouq/i18n/load'
import { data } from 'react-router'
import { waysOf } from '#features/login/login-page.server.ts'
import type { DialogWords } from '#shell/popups/login-dialog.tsx'
import type { RouteHandle } from '#shell/shell-data.ts'
import { visitOf } from '#shell/visit.server.ts'
import type { Route } from './+types/login-dialog.ts'

export const handle: RouteHandle = { middleware: [], noindex: true }

/** What the login dialog needs and no page carries for it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = visitOf(context, params)
  const words: DialogWords = {
    ways: await waysOf(visit),
    messages: messagesOf(visit.locale, ['login', 'error']),
  }
  return data(words, { headers: { 'cache-control': 'no-store' } })
}
