import type {
  LandedCost,
  LandedCostPart,
} from '@ironsouq/contract/deals/landed-cost/landed-cost.price'
import type { Money } from '@ironsouq/contract/money/money/money'

export interface SumPart {
  kind: LandedCostPart['kind']
  shown: Money
}

/**
 * The parts in whole units of the chosen currency. Each part is the difference of two rounded running
 * totals, so that the parts add up to the displayed total.
 */
export function sumParts({ parts }: LandedCost, whole: (fils: bigint) => Money): SumPart[] {
  let reached = 0n
  let before = 0n
  return parts.map(({ kind, amount }) => {
    reached += amount
    const { amount: text, currency } = whole(reached)
    const shown = { amount: String(BigInt(text) - before), currency }
    before = BigInt(text)
    return { kind, shown }
  })
}
