import type { OfferedCoupon } from '@ironsouq/contract/mall/coupon/coupon.schema'
import type { ComponentProps } from 'react'
import { OfferedCoupons } from './offered-coupons.tsx'

interface CouponSectionProps extends ComponentProps<typeof OfferedCoupons> {
  heading: string
  coupons: readonly OfferedCoupon[]
}

/** The coupons of a store or for a product; nothing when there are none. */
export function CouponSection({ heading, ...offered }: CouponSectionProps) {
  if (offered.coupons.length === 0) return null
  return (
    <section aria-label={heading} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-lead font-bold tracking-tight">{heading}</h2>
      <OfferedCoupons {...offered} />
    </section>
  )
}
