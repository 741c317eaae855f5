import type { CouponState } from '@ironsouq/contract/mall/coupon/coupon.lifecycle'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { useT } from '../language/use-t.ts'

interface CouponBadgeProps {
  coupon: { state: CouponState; claimed: number; total: number }
}

/** The state of a coupon; one that runs and has none left says so. */
export function CouponBadge({ coupon: { state, claimed, total } }: CouponBadgeProps) {
  const t = useT()
  if (state === 'running' && claimed >= total)
    return <Badge tone="wait">{t('portalCoupon.soldOut')}</Badge>
  return (
    <Badge tone={state === 'running' ? 'proven' : state === 'draft' ? 'line' : 'plain'}>
      {t(`portalCoupon.state_${state}`)}
    </Badge>
  )
}
