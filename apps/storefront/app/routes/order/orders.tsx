import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import { type Orders, OrdersPage } from '#features/mall/order/orders-page.tsx'
import { readQuery } from '#kit/list/page-query.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { memberCall } from '#kit/request/session.server.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/orders.ts'

export const handle: RouteHandle = {
  messages: ['arrival', 'order', 'checkout', 'mall', 'payment', 'promotion', 'review'],
}

export async function loader({ context, params, url }: Route.LoaderArgs): Promise<Orders> {
  const query = readQuery(orderEndpoints.list.query, url.searchParams)
  const call = memberCall(visitOf(context, params), url)
  const [page, counts] = await Promise.all([
    call(orderEndpoints.list, { query }),
    call(orderEndpoints.counts),
  ])
  const now = new Date().toISOString()
  return { page, counts, state: query.state, search: query.search, now }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('order.title'), description: t('order.description') }))

export default function OrdersRoute({ loaderData }: Route.ComponentProps) {
  return <OrdersPage {...loaderData} />
}
