import { minorPerUnit } from '@ironsouq/contract/money/money/minor-units'
import { paymentPaid } from '#features/money/payment/payment.events.ts'
import { paidFor } from '#features/money/payment/payment.queries.ts'
import { loyaltySettings } from '#features/people/loyalty/loyalty.queries.ts'
import { changeGrowth } from '#features/people/member-level/member-level.growth.service.ts'
import { earnPoints } from '#features/people/points/points.service.ts'
import { atomic } from '#kernel/ctx.ts'
import { consumer } from '#kernel/work/events.ts'

/** A paid top-up brings points and growth, if staff set so. */
export const rewardTopUp = consumer({
  name: 'top-up.reward-paid',
  on: paymentPaid,
  handle: (ctx, { paymentId, memberId }) =>
    atomic(ctx, async (ctx) => {
      const topUp = await paidFor(ctx, paymentId, 'topUp')
      if (!topUp) return
      const { topUpPerPoint, topUpPerGrowth } = await loyaltySettings(ctx)
      const units = topUp.amountMinor / minorPerUnit(topUp.currency)
      const brings = (perOne: number) => (perOne === 0 ? 0 : Number(units / BigInt(perOne)))
      const of = { memberId, source: 'topUp', ref: paymentId } as const
      await earnPoints(ctx, { ...of, points: brings(topUpPerPoint) })
      await changeGrowth(ctx, { ...of, change: brings(topUpPerGrowth) })
    }),
})
