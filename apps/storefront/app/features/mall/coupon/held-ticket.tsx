import type { MemberCoupon } from '@ironsouq/contract/mall/coupon/coupon.schema'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { couponGoodsPath } from './parts/coupon-path.ts'
import { CouponTicket } from './parts/coupon-ticket.tsx'
import { lastMoment } from './parts/last-moment.ts'

const DAY_MS = 86_400_000
/** From so many days on the foot tells how many are left. */
const SOON_DAYS = 7

interface HeldTicketProps {
  coupon: MemberCoupon
  now: string
}

function Foot({ coupon, now }: HeldTicketProps) {
  const t = useT()
  const format = useFormat()
  const { state, saved, payNo, validFrom, validUntil, way } = coupon
  if (state === 'expired') return <Badge>{t('coupon.expired')}</Badge>
  if (state === 'used')
    return (
      <>
        <span className="text-micro">
          {saved && t('coupon.saved', { amount: format.money(saved) })}
        </span>
        <Badge icon="check">{t('coupon.used')}</Badge>
      </>
    )
  if (state === 'reserved')
    return (
      <>
        <Badge tone="wait" icon="lock" isWrapped>
          {t('coupon.reserved')}
        </Badge>
        {payNo !== null && (
          <LocalLink href={`/pay/${payNo}`} className={buttonLook({ size: 'dense' })}>
            {t('coupon.pay')}
          </LocalLink>
        )}
      </>
    )
  if (validFrom > now)
    return <Badge tone="line">{t('coupon.startsOn', { date: format.date(validFrom) })}</Badge>
  const days = Math.max(1, Math.ceil((Date.parse(validUntil) - Date.parse(now)) / DAY_MS))
  return (
    <>
      <span className="text-micro text-ink-muted">
        {days <= SOON_DAYS
          ? t('coupon.expiresIn', { days })
          : way === 'issued' && t('coupon.issued')}
      </span>
      <LocalLink
        href={couponGoodsPath(coupon)}
        className={`${buttonLook({ size: 'dense' })} ms-auto`}
      >
        {t('coupon.viewProducts')}
      </LocalLink>
    </>
  )
}

/** A coupon that the member holds or held, and what it is good for now. */
export function HeldTicket({ coupon, now }: HeldTicketProps) {
  const t = useT()
  const format = useFormat()
  const { state, validFrom } = coupon
  const last = lastMoment(coupon.validUntil)
  const note =
    validFrom > now
      ? t('coupon.validFrom', { from: format.date(validFrom), until: format.date(last) })
      : t('coupon.validUntil', { date: format.dateTime(last) })
  return (
    <CouponTicket coupon={coupon} note={note} isOff={state === 'used' || state === 'expired'}>
      <Foot coupon={coupon} now={now} />
    </CouponTicket>
  )
}
