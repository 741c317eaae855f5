import { flashSaleEndpoints } from '@ironsouq/contract/mall/flash-sale/flash-sale.endpoints'
import { MALL } from '@ironsouq/contract/page-cache'
import { FlashSalesPage } from '#features/mall/flash-sale/flash-sales-page.tsx'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/flash-sales.ts'

export const handle: RouteHandle = { messages: ['flashSale', 'mall'], public: true }

export async function loader({ context, params }: Route.LoaderArgs) {
  const { call, tag } = visitOf(context, params)
  tag(MALL)
  return { items: await call(flashSaleEndpoints.list) }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('flashSale.title'), description: t('flashSale.intro') }))

export default function FlashSalesRoute({ loaderData }: Route.ComponentProps) {
  return <FlashSalesPage items={loaderData.items} />
}
