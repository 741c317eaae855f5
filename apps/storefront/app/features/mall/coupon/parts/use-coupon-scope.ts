import type { CouponTerms } from '@ironsouq/contract/mall/coupon/coupon.schema'
import { useT } from '#kit/text/use-t.ts'

/** What a coupon is valid for, in words. */
export function useCouponScope() {
  const t = useT()
  return ({ scope, namedCount: count }: Pick<CouponTerms, 'scope' | 'namedCount'>): string => {
    if (scope === 'all') return t('coupon.allProducts')
    return t(scope === 'stores' ? 'coupon.scopeStores' : 'coupon.scopeProducts', { count })
  }
}
