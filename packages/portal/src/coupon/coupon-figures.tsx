import type { CouponRecord } from '@ironsouq/contract/mall/coupon/coupon.schema'
import type { ReactNode } from 'react'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'
import { CouponBadge } from './coupon-badge.tsx'
import { useCouponTerms } from './use-coupon-terms.ts'

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 border-s-2 border-line ps-3">
      <dt className="text-micro text-ink-muted">{name}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  )
}

/** The terms of a coupon in one line, and what became of it so far. */
export function CouponFigures({ record }: { record: CouponRecord }) {
  const t = useT()
  const format = useFormat()
  const termsOf = useCouponTerms()
  const { claimed, total, reserved, used, cost } = record
  return (
    <section aria-label={t('portalCoupon.figures')} className="grid gap-3">
      <p className="flex flex-wrap items-center gap-2">
        <CouponBadge coupon={record} />
        <bdi>{termsOf(record)}</bdi>
      </p>
      <dl className="grid max-w-180 grid-cols-2 gap-3 sm:grid-cols-4">
        <Figure name={t('portalCoupon.claimed')}>
          {t('portalCoupon.claimedOf', {
            claimed: format.number(claimed),
            total: format.number(total),
          })}
        </Figure>
        <Figure name={t('portalCoupon.reserved')}>{format.number(reserved)}</Figure>
        <Figure name={t('portalCoupon.used')}>{format.number(used)}</Figure>
        <Figure name={t('portalCoupon.cost')}>{format.money(cost)}</Figure>
      </dl>
    </section>
  )
}
