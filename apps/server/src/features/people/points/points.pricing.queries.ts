import type { AdjustmentKind } from '@ironsouq/contract/mall/order/order.enums'
import { minorPerUnit } from '@ironsouq/contract/money/money/minor-units'
import { EVERYTHING, type Points } from '#features/mall/pricing/pricing.given.rules.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { availablePoints } from './points.queries.ts'

/** Points pay for what is left after all other discounts. */
const COMBINES_WITH: readonly AdjustmentKind[] = [
  'memberLevel',
  'fullReduction',
  'storeCoupon',
  'platformCoupon',
  'merchantPrice',
  'freeShipping',
]

interface Asked {
  memberId: string
  currency: string
  request: { points?: number | undefined }
}

/** What the member can spend on a checkout, and wants to. 100 points are worth one unit of its currency. */
export async function pointsToPrice(
  ctx: Ctx,
  { memberId, currency, request }: Asked,
): Promise<{ points: Points }> {
  const available = await availablePoints(ctx, memberId)
  return {
    points: {
      available,
      wanted: request.points ?? 0,
      hundredMinor: minorPerUnit(currency),
      scope: EVERYTHING,
      combinesWith: COMBINES_WITH,
    },
  }
}
