import { ApiError } from '@ironsouq/contract/client'
import { subscriptionEndpoints } from '@ironsouq/contract/subscription/subscription.endpoints'
import { data } from 'react-router'
import { Notice } from '#features/subscription/notice.tsx'
import { SubscribeForm } from '#features/subscription/subscribe-form.tsx'
import { clientFor } from '#shell/api.server.ts'
import { pageMeta } from '#shell/page-meta.ts'
import type { RouteHandle } from '#shell/shell-data.ts'
import { useT } from '#shell/use-t.ts'
import { visitOf } from '#shell/visit.server.ts'
import type { Route } from './+types/subscribe.ts'

export const handle: RouteHandle = { messages: ['subscription'] }

export function loader({ context, params }: Route.LoaderArgs) {
  visitOf(context, params)
  return null
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const visit = visitOf(context, params)
  const typed = (await request.formData()).get('email')
  const email = typeof typed === 'string' ? typed.trim() : ''
  try {
    await clientFor(visit, visit.locale)(subscriptionEndpoints.ask, { body: { email } })
    return { email, refused: false, msg: '' }
  } catch (err) {
    if (!(err instanceof ApiError) || err.status >= 500) throw data(null, { status: 503 })
    const msg = err.status === 429 ? err.message : ''
    return data({ email, refused: true, msg }, { status: err.status })
  }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t('subscription.title'),
    description: t('subscription.description'),
  }))

export default function SubscribeRoute({ actionData }: Route.ComponentProps) {
  const t = useT()
  if (actionData && !actionData.refused)
    return (
      <Notice
        title={t('subscription.doneTitle')}
        body={t('subscription.doneBody', { email: actionData.email })}
      />
    )
  return (
    <Notice title={t('subscription.title')} body={t('subscription.lead')}>
      <SubscribeForm
        {...(actionData && {
          email: actionData.email,
          refusal: actionData.msg || t('subscription.wrongEmail'),
        })}
      />
    </Notice>
  )
}
