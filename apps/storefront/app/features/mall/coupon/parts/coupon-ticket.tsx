import type { CouponTerms } from '@ironsouq/contract/mall/coupon/coupon.schema'
import { minorOf } from '@ironsouq/contract/money/money/minor-units'
import type { ReactNode } from 'react'
import { Amount } from '#features/mall/cart/parts/amount.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { useCouponScope } from './use-coupon-scope.ts'

interface CouponTicketProps {
  coupon: CouponTerms
  /** Until when. */
  note: ReactNode
  /** What can be done now, and why not. */
  children: ReactNode
  /** It can no longer be used or claimed. */
  isOff?: boolean
}

/** A coupon: how much on the stub, for what and until when beside it, and what can be done below [CP-2]. */
export function CouponTicket({ coupon, note, children, isOff = false }: CouponTicketProps) {
  const t = useT()
  const format = useFormat()
  const scopeOf = useCouponScope()
  const { off, percent, threshold, store, hasExceptions } = coupon
  const from =
    minorOf(threshold) === 0n
      ? t('coupon.noThreshold')
      : t('coupon.minimum', { amount: format.money(threshold) })
  return (
    <article
      className={`grid h-full grid-cols-[minmax(0,7.5rem)_minmax(0,1fr)] overflow-hidden rounded-box border border-line ${isOff ? 'bg-sunk' : 'bg-surface'}`}
    >
      <div
        className={`grid content-center justify-items-center gap-0.5 border-e-2 border-dashed border-line-strong px-2 py-3 text-center ${isOff ? 'text-ink-muted' : 'bg-accent-wash'}`}
      >
        {percent === null ? (
          <Amount money={off} size="card" />
        ) : (
          <>
            <b className="text-lead">{format.percent(percent / 100)}</b>
            <span className="text-micro">{t('coupon.upTo', { amount: format.money(off) })}</span>
          </>
        )}
        <span className="text-micro">{from}</span>
      </div>
      <div className="grid min-w-0 content-start gap-1 p-3">
        <p className="font-semibold wrap-anywhere">
          {store ? <bdi>{store.name}</bdi> : t('coupon.forPlatform')}
        </p>
        <p className="text-micro text-ink-2">
          {scopeOf(coupon)}
          {hasExceptions && ` · ${t('coupon.exceptions')}`}
        </p>
        <p className="text-micro text-ink-muted">{note}</p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-1">
          {children}
        </div>
      </div>
    </article>
  )
}
