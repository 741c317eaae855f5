import type { OfferedCoupon } from '@ironsouq/contract/mall/coupon/coupon.schema'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import type { SubmitEvent } from 'react'
import { useFetcher } from 'react-router'
import { useLocalPath } from '#kit/navigation/local-link.tsx'
import { openLogin } from '#kit/popup/login-prompt.ts'
import { isSignedIn } from '#kit/session/signed-in.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import type { ClaimAnswer } from './claim-answer.ts'
import { COUPONS_PAGE } from './coupon-path.ts'
import { CouponTicket } from './coupon-ticket.tsx'
import { lastMoment } from './last-moment.ts'

interface OfferedTicketProps {
  coupon: OfferedCoupon
}

/** How long it is valid, by a date or by days from the claim on. */
function Validity({
  coupon: { validUntil, validAfterDays, validForDays },
}: {
  coupon: OfferedCoupon
}) {
  const t = useT()
  const format = useFormat()
  if (validUntil !== null)
    return t('coupon.validUntil', { date: format.date(lastMoment(validUntil)) })
  const days = validForDays ?? 0
  return validAfterDays === 0
    ? t('coupon.validDays', { days })
    : t('coupon.validDaysLater', { days, after: validAfterDays })
}

/** A coupon to claim, with how many are left. A visitor logs in first, and then it is claimed [ID-14]. */
export function OfferedTicket({ coupon }: OfferedTicketProps) {
  const t = useT()
  const format = useFormat()
  const path = useLocalPath()
  const fetcher = useFetcher<ClaimAnswer>()
  const { data } = fetcher
  // After a claim as the answer says: what is left, and whether there can be another one.
  const now = data?.coupon ?? coupon
  const { couponId, state, left, total, perMember, own, startsAt } = now
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isSignedIn()) return
    event.preventDefault()
    const form = event.currentTarget
    openLogin({ afterLogin: () => form.requestSubmit() })
  }
  const isClaimable = state === 'claimable'
  const count = own > 0 && perMember > 1
  return (
    <CouponTicket
      coupon={coupon}
      note={<Validity coupon={coupon} />}
      isOff={state === 'soldOut' || state === 'claimed'}
    >
      <span className="text-micro text-ink-muted tabular-nums">
        {count
          ? t('coupon.ownOf', { own: format.number(own), max: format.number(perMember) })
          : t('coupon.left', { left: format.number(left), total: format.number(total) })}
      </span>
      {isClaimable && (
        <fetcher.Form method="post" action={path(COUPONS_PAGE)} onSubmit={handleSubmit}>
          <input type="hidden" name="couponId" value={couponId} />
          <button
            type="submit"
            disabled={fetcher.state !== 'idle'}
            className={buttonLook({ tone: 'ink', size: 'dense' })}
          >
            {t(own > 0 ? 'coupon.claimAnother' : 'coupon.claim')}
          </button>
        </fetcher.Form>
      )}
      {state === 'claimed' && <Badge icon="check">{t('coupon.claimed')}</Badge>}
      {state === 'soldOut' && <Badge>{t('coupon.soldOut')}</Badge>}
      {state === 'upcoming' && (
        <Badge tone="line">{t('coupon.startsOn', { date: format.date(startsAt) })}</Badge>
      )}
      {data?.faults && (
        <p role="alert" className="basis-full text-micro text-refused">
          {data.faults.msg}
        </p>
      )}
      {data?.coupon && (
        <p role="status" className="basis-full text-micro text-proven">
          {t('coupon.claimDone')}
        </p>
      )}
    </CouponTicket>
  )
}
