import { paymentEndpoints } from '@ironsouq/contract/money/payment/payment.endpoints'
import { PayNo } from '@ironsouq/contract/money/payment/payment.schema'
import { data } from 'react-router'
import { PayResultPage } from '#features/money/payment/pay-result-page.tsx'
import { resultTitle } from '#features/money/payment/result-title.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { memberCall } from '#kit/request/session.server.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/pay-result.ts'

export const handle: RouteHandle = { messages: ['arrival', 'order', 'payment'], noindex: true }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context, params)
  const { data: query } = PayNo.safeParse(params)
  if (!query) throw data(null, { status: 404 })
  const toPay = await memberCall(visit, url)(paymentEndpoints.check, { body: query })

  return toPay
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t(args.loaderData ? resultTitle(args.loaderData) : 'payment.methodLabel'),
    description: t('payment.description'),
  }))

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' })

export default function PayResultRoute({ loaderData }: Route.ComponentProps) {
  return <PayResultPage key={loaderData.payNo} first={loaderData} />
}
