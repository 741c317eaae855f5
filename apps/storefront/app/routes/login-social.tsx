import { buttonLook } from '@ironsouq/ui/primitives/button-look'
import { data, redirect } from 'react-router'
import { beginSocial } from '#features/login/social.server.ts'
import { LocalLink } from '#shell/local-link.tsx'
import { SOCIAL_NAMES } from '#shell/login/social-names.ts'
import { pageMeta } from '#shell/page-meta.ts'
import { formOf, textIn } from '#shell/session.server.ts'
import type { RouteHandle } from '#shell/shell-data.ts'
import { useT } from '#shell/use-t.ts'
import { visitOf } from '#shell/visit.server.ts'
import type { Route } from './+types/login-social.ts'

export const handle: RouteHandle = { layout: 'default', noindex: true, messages: ['login'] }

export function loader({ context, params }: Route.LoaderArgs) {
  visitOf(context, params)
  return null
}

/**
 * To the provider [ID-12]. A form that the browser sends by itself may lead to no other host, by
 * the page's own policy: it is given a page from which it goes on.
 */
export async function action({ request, context, params }: Route.ActionArgs) {
  const visit = visitOf(context, params)
  const form = await formOf(request, visit)
  const asked = { socialType: textIn(form, 'socialType'), back: textIn(form, 'back') }
  const { to, cookie, socialType } = await beginSocial(visit, request, asked)
  const headers = new Headers({ 'cache-control': 'no-store', 'set-cookie': cookie })
  const isDocument = request.headers.get('accept')?.includes('text/html')
  return isDocument ? data({ to, socialType }, { headers }) : redirect(to, { headers })
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('login.title'), description: t('login.description') }))

export default function LoginSocialRoute({ actionData }: Route.ComponentProps) {
  const t = useT()
  if (!actionData)
    return (
      <div className="wrap py-10">
        <LocalLink href="/login" className={buttonLook()}>
          {t('login.title')}
        </LocalLink>
      </div>
    )
  const name = SOCIAL_NAMES[actionData.socialType]
  return (
    <div className="wrap grid max-w-160 content-start justify-items-start gap-4 py-10">
      <meta httpEquiv="refresh" content={`0; url=${actionData.to}`} />
      <h1 className="text-title font-bold tracking-tight">{t('login.continueWith', { name })}</h1>
      <p className="text-body">{t('login.leaving', { name })}</p>
      <a href={actionData.to} className={buttonLook({ tone: 'ink' })}>
        {t('login.goTo', { name })}
      </a>
    </div>
  )
}
