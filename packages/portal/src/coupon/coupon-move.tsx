import type { CouponAction } from '@ironsouq/contract/mall/coupon/coupon.lifecycle'
import type { CouponRecord } from '@ironsouq/contract/mall/coupon/coupon.schema'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ConfirmCommand } from '../form/confirm-command.tsx'
import { useT } from '../language/use-t.ts'

interface CouponMoveProps {
  record: CouponRecord
  move: (couponId: string, action: CouponAction) => Promise<unknown>
}

const WORDS = {
  start: {
    title: 'portalCoupon.startTitle',
    body: 'portalCoupon.startBody',
    act: 'portalCoupon.start',
    done: 'portalCoupon.started',
  },
  stop: {
    title: 'portalCoupon.stopTitle',
    body: 'portalCoupon.stopBody',
    act: 'portalCoupon.stop',
    done: 'portalCoupon.stopped',
  },
} as const

/** Starts or stops a coupon, whichever its state allows. */
export function CouponMove({ record: { couponId, actions }, move }: CouponMoveProps) {
  const t = useT()
  const { revalidate } = useRevalidator()
  const [asked, setAsked] = useState<CouponAction>()
  const action = (['start', 'stop'] as const).find((each) => actions.includes(each))
  if (!action) return null
  const send = async () => {
    await move(couponId, asked ?? action)
    await revalidate()
    return true
  }
  const { title, body, act, done } = WORDS[asked ?? action]
  return (
    <>
      <Button
        size="portal"
        tone={action === 'start' ? 'ink' : 'line'}
        onPress={() => setAsked(action)}
      >
        {t(WORDS[action].act)}
      </Button>
      {asked && (
        <ConfirmCommand
          words={{ title: t(title), body: t(body), act: t(act), done: t(done) }}
          send={send}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
