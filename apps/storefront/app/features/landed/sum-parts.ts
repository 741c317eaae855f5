import type { Landed, LandedPart } from '@ironsouq/contract/landed/landed.price'
import type { Money } from '@ironsouq/contract/money'

export interface SumPart {
  kind: LandedPart['kind']
  shown: Money
}

/**
 * The parts in whole units of the reader's currency. Each is what the sum so far grows by, rounded:
 * so they add up to the total that is shown, to the unit.
 */
export function sumParts({ parts }: Landed, whole: (fils: bigint) => Money): SumPart[] {
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
