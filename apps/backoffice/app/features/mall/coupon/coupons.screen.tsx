import { couponStaffEndpoints } from '@ironsouq/contract/mall/coupon/coupon.staff.endpoints'
import { CouponList } from '@ironsouq/portal/coupon/coupon-list'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { listPage } from '@ironsouq/portal/table/list-page.ts'
import type { Route } from './+types/coupons.screen.ts'

export const clientLoader = ({ url }: Route.ClientLoaderArgs) =>
  listPage(couponStaffEndpoints.list, url)

/** The coupons of the platform [BO-2]. */
export default function CouponsScreen({ loaderData: page }: Route.ComponentProps) {
  return <CouponList page={page} mayAdd={useMay('coupon.edit')} />
}
