import { sellerApplicationEndpoints } from '@ironsouq/contract/people/seller-application/seller-application.endpoints'
import { data } from 'react-router'
import { type ApplyAnswer, ApplyPage } from '#features/people/seller-application/apply-page.tsx'
import { formOf, sendForm, typedIn } from '#kit/form/read-form.server.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/sell.ts'

export const handle: RouteHandle = { messages: ['device', 'error', 'sellerApplication'] }

const TYPED = ['firmName', 'licenceNo', 'trn', 'emirate', 'contactName', 'email', 'phone'] as const

export function loader({ context, params }: Route.LoaderArgs) {
  return visitOf(context, params).call(sellerApplicationEndpoints.terms)
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const visit = visitOf(context, params)
  const form = await formOf(request, visit)
  const { data: sent, faults } = await sendForm(visit, sellerApplicationEndpoints.submit, form)
  const typed = typedIn(form, TYPED)
  const answer: ApplyAnswer = faults
    ? { faults, typed }
    : { done: true, received: { number: sent.number, email: typed.email } }
  return data(answer, { status: faults?.status ?? 200 })
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t('sellerApplication.title'),
    description: t('sellerApplication.lead'),
  }))

export default function SellRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ApplyPage answerDays={loaderData.answerDays} answer={actionData} />
}
