import type { CheckoutCoupon } from '@ironsouq/contract/mall/order/checkout.schema'
import { minorOf } from '@ironsouq/contract/money/money/minor-units'
import { useId } from 'react'
import { ChoiceCard } from '#features/money/payment/parts/choice-card.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { lastMoment } from './last-moment.ts'
import { useCouponScope } from './use-coupon-scope.ts'

interface CouponChoiceProps {
  heading: string
  note?: string
  /** Of one issuer. */
  coupons: readonly CheckoutCoupon[]
  /** Null: none of them. */
  onChoose: (memberCouponId: string | null) => void
}

/** What a coupon takes off, and from which amount of goods on. */
function Terms({ coupon: { off, percent, threshold } }: { coupon: CheckoutCoupon }) {
  const t = useT()
  const format = useFormat()
  const amount = format.money(off)
  return (
    <span className="font-semibold">
      {percent === null
        ? t('coupon.amountOff', { amount })
        : `${t('coupon.percentOff', { percent: format.percent(percent / 100) })} · ${t('coupon.upTo', { amount })}`}
      {minorOf(threshold) > 0n && ` · ${t('coupon.minimum', { amount: format.money(threshold) })}`}
    </span>
  )
}

/** One coupon of an issuer or none; those that do not apply say why [CP-2] [PM-6]. */
export function CouponChoice({ heading, note, coupons, onChoose }: CouponChoiceProps) {
  const t = useT()
  const format = useFormat()
  const scopeOf = useCouponScope()
  const id = useId()
  const open = coupons.filter(({ canBeChosen }) => canBeChosen)
  const closed = coupons.filter(({ canBeChosen }) => !canBeChosen)
  if (coupons.length === 0) return null
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-2 pt-3">
      <legend className="pb-1 font-medium">
        {heading}
        {note !== undefined && <span className="font-normal text-ink-muted"> · {note}</span>}
      </legend>
      {open.map((coupon) => (
        <ChoiceCard
          key={coupon.memberCouponId}
          name={id}
          isChosen={coupon.isChosen}
          onChoose={() => onChoose(coupon.memberCouponId)}
        >
          <Terms coupon={coupon} />
          <span className="text-micro text-ink-muted">
            {scopeOf(coupon)} ·{' '}
            {t('coupon.validUntil', { date: format.date(lastMoment(coupon.validUntil)) })}
          </span>
        </ChoiceCard>
      ))}
      {open.length > 0 && (
        <ChoiceCard
          name={id}
          isChosen={open.every(({ isChosen }) => !isChosen)}
          onChoose={() => onChoose(null)}
        >
          <span>{t('coupon.none')}</span>
        </ChoiceCard>
      )}
      {closed.map((coupon) => (
        <p key={coupon.memberCouponId} className="grid text-micro text-ink-muted">
          <Terms coupon={coupon} />
          {coupon.missing
            ? t('coupon.missing', { amount: format.money(coupon.missing) })
            : t('coupon.notHere')}
        </p>
      ))}
    </fieldset>
  )
}
