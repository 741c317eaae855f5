import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import { voucherEndpoints } from '@ironsouq/contract/mall/voucher/voucher.endpoints'
import { paymentEndpoints } from '@ironsouq/contract/money/payment/payment.endpoints'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { data } from 'react-router'
import { OrderPage } from '#features/mall/order/order-page.tsx'
import { countriesIn } from '#features/people/address/parts/countries.server.ts'
import { failureOf } from '#kit/api/failure.ts'
import { Page } from '#kit/list/page-head.tsx'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { memberCall } from '#kit/request/session.server.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import { useT } from '#kit/text/use-t.ts'
import type { Route } from './+types/order.ts'

export const handle: RouteHandle = {
  messages: [
    'arrival',
    'order',
    'voucher',
    'payment',
    'promotion',
    'checkout',
    'address',
    'device',
    'userCenter',
    'login',
    'review',
  ],
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { data: query } = orderEndpoints.detail.query.safeParse(params)
  if (!query) throw data(null, { status: 404 })
  const visit = visitOf(context, params)
  const call = memberCall(visit, url)
  const order = await call(orderEndpoints.detail, { query })
  const { payNo } = order
  const isUnpaid = order.state === 'pendingPayment'
  const toPay = isUnpaid ? await call(paymentEndpoints.show, { query: { payNo } }) : null
  const vouchers = order.isVirtual ? await call(voucherEndpoints.ofOrder, { query }) : null
  return { order, toPay, vouchers, countries: countriesIn(visit.locale) }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: args.loaderData
      ? t('order.order', { number: args.loaderData.order.orderNumber })
      : t('order.title'),
    description: t('order.description'),
  }))

/** The page handles its own errors, inside the user centre [OR-10]. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useT()
  const isMissing = failureOf(error).status === 404
  return (
    <Page>
      <EmptyState
        kind="error"
        title={t(isMissing ? 'order.missingTitle' : 'order.failedTitle')}
        body={t(isMissing ? 'order.missingBody' : 'order.failedBody')}
      >
        <LocalLink href="/user-center/orders" className={buttonLook({ tone: 'ink' })}>
          {t('order.title')}
        </LocalLink>
      </EmptyState>
    </Page>
  )
}

export default function OrderRoute({ loaderData }: Route.ComponentProps) {
  return <OrderPage {...loaderData} />
}
