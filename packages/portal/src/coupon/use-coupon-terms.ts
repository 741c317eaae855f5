import type { CouponRow } from '@ironsouq/contract/mall/coupon/coupon.schema'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'

type Terms = Pick<CouponRow, 'kind' | 'off' | 'percent' | 'threshold' | 'currency'>

/** What a coupon takes off, in words: "AED 50.00 off from AED 500.00". */
export function useCouponTerms() {
  const t = useT()
  const format = useFormat()
  return ({ off, percent, threshold, currency }: Terms): string => {
    const from = format.money({ amount: threshold, currency })
    const amount = format.money({ amount: off, currency })
    if (percent === null) return t('portalCoupon.offFrom', { off: amount, threshold: from })
    const values = { percent: format.percent(percent / 100), most: amount }
    return Number(threshold) === 0
      ? t('portalCoupon.percentAny', values)
      : t('portalCoupon.percentFrom', { ...values, threshold: from })
  }
}
