import { data, redirect } from 'react-router'
import {
  bindTicketIn,
  goesOnTo,
  isMember,
  shownLogin,
  unbound,
} from '#features/identity/session/login-page.server.ts'
import { LoginPage } from '#features/identity/session/login-page.tsx'
import {
  BINDS,
  IN_DIALOG,
  type LoginAnswer,
} from '#features/identity/session/parts/login-answer.ts'
import { signIn } from '#features/identity/session/sign-in.server.ts'
import { finishSocial, isCallback } from '#features/identity/session/social.server.ts'
import { formOf, textIn } from '#kit/form/read-form.server.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { sessionHeaders } from '#kit/request/session.server.ts'
import { visitOf } from '#kit/request/visit.server.ts'
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
  if (!shown.failure && (await isMember(visit, request))) throw redirect(shown.back)
  return data(shown, { headers })
}

/** Signs in and redirects; a dialog gets the signed-in user, and the page stays [ID-14]. */
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
