import { data, redirect } from 'react-router'
import {
  bindTicketIn,
  goesOnTo,
  isMember,
  shownLogin,
  unbound,
} from '#features/login/login-page.server.ts'
import { LoginPage } from '#features/login/login-page.tsx'
import { signIn } from '#features/login/sign-in.server.ts'
import { finishSocial, isCallback } from '#features/login/social.server.ts'
import { BINDS, IN_DIALOG, type LoginAnswer } from '#shell/login/login-answer.ts'
import { pageMeta } from '#shell/page-meta.ts'
import { formOf, sessionHeaders, textIn } from '#shell/session.server.ts'
import type { RouteHandle } from '#shell/shell-data.ts'
import { visitOf } from '#shell/visit.server.ts'
import type { Route } from './+types/login.ts'

export const handle: RouteHandle = {
  layout: 'default',
  noindex: true,
  messages: ['login', 'error'],
}

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context, params)
  if (isCallback(url)) throw await finishSocial(visit, request, url)
  const { shown, headers } = await shownLogin(visit, request, url)
  if (!shown.said && (await isMember(visit, request))) throw redirect(shown.back)
  return data(shown, { headers })
}

/** Signs in, and leads on; to a dialog it is said who signed in, and the page stays [ID-14]. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const visit = visitOf(context, params)
  const form = await formOf(request, visit)
  const binds = form.has(BINDS)
  const signed = await signIn(visit, form, binds ? bindTicketIn(request) : undefined)
  if ('answer' in signed)
    return data<LoginAnswer>(signed.answer, { status: signed.answer.faults?.status ?? 200 })
  const headers = sessionHeaders(signed.session, visit.settings)
  if (binds) for (const cookie of unbound(visit)) headers.append('set-cookie', cookie)
  if (form.has(IN_DIALOG)) return data<LoginAnswer>({ user: signed.session.user }, { headers })
  return redirect(goesOnTo(visit, textIn(form, 'back')), { headers })
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('login.title'), description: t('login.description') }))

export default function LoginRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <LoginPage shown={loaderData} given={actionData} />
}
