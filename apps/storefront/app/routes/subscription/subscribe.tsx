import { subscriptionEndpoints } from '@ironsouq/contract/people/subscription/subscription.endpoints'
import type { Translate } from '@ironsouq/i18n/messages'
import { SubscribeForm } from '#features/people/subscription/subscribe-form.tsx'
import type { FormFaults } from '#kit/form/form-answer.ts'
import { answered, limitedForm, sendForm, typedIn } from '#kit/form/read-form.server.ts'
import { Notice } from '#kit/page/notice.tsx'
import { pageMeta } from '#kit/page/page-meta.ts'
import { type RouteHandle, useSiteData } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import { useT } from '#kit/text/use-t.ts'
import type { Route } from './+types/subscribe.ts'

export const handle: RouteHandle = { messages: ['subscription'], prerendered: true }

export function loader({ context, params }: Route.LoaderArgs) {
  visitOf(context, params)
  return null
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const visit = visitOf(context, params)
  const form = await limitedForm(request)
  const { faults } = await sendForm(visit, subscriptionEndpoints.ask, form)
  const typed = typedIn(form, ['email'])
  return answered(faults ? { faults, typed } : { done: true, typed })
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t('subscription.title'),
    description: t('subscription.description'),
  }))

/** Every refusal except 429 is about the address and has the page's own message. */
const refusalOf = ({ status, msg }: FormFaults, t: Translate): string =>
  status === 429 && msg !== '' ? msg : t('subscription.wrongEmail')

export default function SubscribeRoute({ actionData }: Route.ComponentProps) {
  const t = useT()
  const { switches } = useSiteData()
  const email = actionData?.typed?.['email'] ?? ''
  if (actionData?.done)
    return (
      <Notice title={t('subscription.doneTitle')} body={t('subscription.doneBody', { email })} />
    )
  if (!switches.subscription)
    return <Notice title={t('subscription.title')} body={t('subscription.off')} />
  return (
    <Notice title={t('subscription.title')} body={t('subscription.lead')}>
      <SubscribeForm
        {...(actionData?.faults && { email, refusal: refusalOf(actionData.faults, t) })}
      />
    </Notice>
  )
}
