import { sellerApplicationEndpoints } from '@ironsouq/contract/people/seller-application/seller-application.endpoints'
import { data } from 'react-router'
import {
  type ConfirmAnswer,
  ConfirmPage,
} from '#features/people/seller-application/confirm-page.tsx'
import { formOf, sendForm } from '#kit/form/read-form.server.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/sell-confirm.ts'

export const handle: RouteHandle = { messages: ['sellerApplication'], noindex: true }

export function loader({ context, params, url }: Route.LoaderArgs) {
  visitOf(context, params)
  return { ticket: url.searchParams.get('ticket') ?? '' }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const visit = visitOf(context, params)
  const form = await formOf(request, visit)
  const { data: sent, faults } = await sendForm(visit, sellerApplicationEndpoints.confirm, form)
  const answer: ConfirmAnswer = faults ? { faults } : { done: true, number: sent.number }
  return data(answer, { status: faults?.status ?? 200 })
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t('sellerApplication.confirmTitle'),
    description: t('sellerApplication.confirmLead'),
  }))

export default function SellConfirmRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ConfirmPage ticket={loaderData.ticket} answer={actionData} />
}
