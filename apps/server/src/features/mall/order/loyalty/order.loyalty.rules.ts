import { minorPerUnit } from '@ironsouq/contract/money/money/minor-units'
import type { LoyaltySettings } from '@ironsouq/contract/people/loyalty/loyalty.endpoints'

interface Paid {
  goodsPaidMinor: bigint
  currency: string
}

const wholeUnits = ({ goodsPaidMinor, currency }: Paid) => goodsPaidMinor / minorPerUnit(currency)

/** The points of what was paid for goods, by the level that the buyer has at receipt. */
export const pointsFor = (
  paid: Paid,
  { spendPerPoint }: Pick<LoyaltySettings, 'spendPerPoint'>,
  pointsPercent: number,
): number => Number(((wholeUnits(paid) / BigInt(spendPerPoint)) * BigInt(pointsPercent)) / 100n)

export const growthFor = (
  paid: Paid,
  { spendPerGrowth, orderGrowth }: Pick<LoyaltySettings, 'spendPerGrowth' | 'orderGrowth'>,
): number => Number(wholeUnits(paid) / BigInt(spendPerGrowth)) + orderGrowth
