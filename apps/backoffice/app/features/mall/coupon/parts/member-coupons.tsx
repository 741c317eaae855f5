import type { MemberCoupon } from '@ironsouq/contract/mall/coupon/coupon.schema'
import { couponStaffEndpoints } from '@ironsouq/contract/mall/coupon/coupon.staff.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { useCouponTerms } from '@ironsouq/portal/coupon/use-coupon-terms.ts'
import { FindDialog } from '@ironsouq/portal/form/find-dialog'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Listed, type Part } from '@ironsouq/portal/screen/listed-panel'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { useCallback, useState } from 'react'
import { useRevalidator } from 'react-router'

interface MemberCouponsProps {
  memberId: string
  part: Part<MemberCoupon>
}

/** The coupons of a member, and the button that issues one of the platform to them [BO-2]. */
export function MemberCoupons({ memberId, part }: MemberCouponsProps) {
  const t = useT()
  const format = useFormat()
  const termsOf = useCouponTerms()
  const { run } = useCommand()
  const { revalidate } = useRevalidator()
  const mayIssue = useMay('coupon.issue')
  const [isOpen, setOpen] = useState(false)
  const find = useCallback(async () => {
    const { list } = couponStaffEndpoints
    const { rows } = await api(list, { query: list.query.parse({ state: 'running' }) })
    return rows.map((row) => ({ id: row.couponId, title: row.name, detail: termsOf(row) }))
  }, [termsOf])
  const issue = async (couponId: string) => {
    setOpen(false)
    const isDone = await run(async () => {
      await api(couponStaffEndpoints.issue, { body: { couponId, memberId } })
      await revalidate()
      return true
    })
    if (isDone) toasts.show({ text: t('portalCoupon.issued') })
  }
  return (
    <div className="grid gap-2">
      <Listed
        heading={t('portalCoupon.ofMember')}
        part={part}
        idOf={({ memberCouponId }) => memberCouponId}
      >
        {({ state, off, percent, threshold, kind, validUntil }) => (
          <>
            <span className="min-w-0 flex-1">
              <bdi>
                {termsOf({
                  kind,
                  percent,
                  off: off.amount,
                  threshold: threshold.amount,
                  currency: off.currency,
                })}
              </bdi>
              <span className="block text-micro text-ink-muted">
                {t('portalCoupon.validUntil', { date: format.dateTime(validUntil) })}
              </span>
            </span>
            <Badge tone={state === 'unused' ? 'proven' : 'plain'}>
              {t(`portalCoupon.held_${state}`)}
            </Badge>
          </>
        )}
      </Listed>
      {mayIssue && (
        <span>
          <Button size="portal" onPress={() => setOpen(true)}>
            {t('portalCoupon.issue')}
          </Button>
        </span>
      )}
      {isOpen && (
        <FindDialog
          title={t('portalCoupon.issue')}
          none={t('portalCoupon.noneRunning')}
          find={find}
          onChoose={({ id }) => void issue(id)}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
