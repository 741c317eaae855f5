import { couponEndpoints } from '@ironsouq/contract/mall/coupon/coupon.endpoints'
import { MALL } from '@ironsouq/contract/page-cache'
import { CouponCentrePage } from '#features/mall/coupon/coupon-centre-page.tsx'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/coupon-centre.ts'

export const handle: RouteHandle = { messages: ['coupon', 'mall'], public: true }

export async function loader({ context, params }: Route.LoaderArgs) {
  const { call, tag } = visitOf(context, params)
  tag(MALL)
  return { coupons: await call(couponEndpoints.offered, { query: {} }) }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('coupon.centre'), description: t('coupon.centreLead') }))

export default function CouponCentreRoute({ loaderData }: Route.ComponentProps) {
  return <CouponCentrePage coupons={loaderData.coupons} />
}
