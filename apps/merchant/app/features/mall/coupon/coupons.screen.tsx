import { couponMerchantEndpoints } from '@ironsouq/contract/mall/coupon/coupon.merchant.endpoints'
import { CouponList } from '@ironsouq/portal/coupon/coupon-list'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { listPage } from '@ironsouq/portal/table/list-page.ts'
import type { Route } from './+types/coupons.screen.ts'

export const clientLoader = ({ url }: Route.ClientLoaderArgs) =>
  listPage(couponMerchantEndpoints.list, url)

/** The coupons of the own store [BO-1]. */
export default function CouponsScreen({ loaderData: page }: Route.ComponentProps) {
  return <CouponList page={page} mayAdd={useMay('coupon.edit')} />
}
