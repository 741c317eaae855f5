import type { CouponList } from '@ironsouq/contract/mall/coupon/coupon.enums'
import type { CouponTerms } from '@ironsouq/contract/mall/coupon/coupon.schema'
import { storePath } from '#features/mall/store/parts/store-path.ts'
import { pathFor } from '#kit/list/page-query.ts'

export const COUPON_CENTRE = '/mall/coupons'
export const COUPONS_PAGE = '/user-center/coupons'

/** The coupons of a member in one state. */
export const couponsPath = ({ state, current = 1 }: { state: CouponList; current?: number }) =>
  pathFor(COUPONS_PAGE, { state, current }, { state: 'unused', current: 1 })

/** Where there is something that a coupon is valid for. */
export const couponGoodsPath = ({ store }: Pick<CouponTerms, 'store'>): string =>
  store ? storePath({ storeId: store.storeId }) : '/mall/list'
