import { paymentEndpoints } from '@ironsouq/contract/money/payment/payment.endpoints'
import { PayNo } from '@ironsouq/contract/money/payment/payment.schema'
import { data, redirect } from 'react-router'
import { PayPage } from '#features/money/payment/pay-page.tsx'
import { joinPath } from '#kit/navigation/locale-path.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { memberCall } from '#kit/request/session.server.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/pay.ts'

export const handle: RouteHandle = { messages: ['arrival', 'order', 'payment'], noindex: true }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context, params)
  const { data: query } = PayNo.safeParse(params)
  if (!query) throw data(null, { status: 404 })
  const toPay = await memberCall(visit, url)(paymentEndpoints.show, { query })
  if (toPay.state !== 'waiting')
    throw redirect(joinPath(visit.prefix, `/pay/${query.payNo}/result`))
  return toPay
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t('payment.methodLabel'),
    description: t('payment.description'),
  }))

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' })

export default function PayRoute({ loaderData }: Route.ComponentProps) {
  return <PayPage key={loaderData.payNo} toPay={loaderData} />
}
