import type { OfferedCoupon } from '@ironsouq/contract/mall/coupon/coupon.schema'
import type { FormAnswer } from '#kit/form/form-answer.ts'

/** What became of a claim. */
export interface ClaimAnswer extends FormAnswer {
  coupon?: OfferedCoupon
}
