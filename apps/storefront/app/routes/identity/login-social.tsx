import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { data, redirect } from 'react-router'
import { SOCIAL_NAMES } from '#features/identity/session/parts/social-names.ts'
import { beginSocial } from '#features/identity/session/social.server.ts'
import { formOf, typedIn } from '#kit/form/read-form.server.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import { useT } from '#kit/text/use-t.ts'
import type { Route } from './+types/login-social.ts'

export const handle: RouteHandle = { layout: 'default', noindex: true, messages: ['login'] }

export function loader({ context, params }: Route.LoaderArgs) {
  visitOf(context, params)
  return null
}

/**
 * Redirects to the provider [ID-12]. The CSP (`form-action`) forbids a form without script to be
 * redirected to another host, so the response is a page that continues from there.
 */
export async function action({ request, context, params }: Route.ActionArgs) {
  const visit = visitOf(context, params)
  const form = await formOf(request, visit)
  const asked = typedIn(form, ['socialType', 'back'])
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
