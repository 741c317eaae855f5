import { roundedFils } from './price.ts'
import type { Dice } from './random.ts'

export interface PriceStep {
  /** In fils; null invited quotes. */
  priceMinor: bigint | null
  daysAgo: number
}

const MOST_STEPS = 4
/** Nobody changes a price more often than this. */
const DAYS_BETWEEN = 14
const RAISED_SHARE = 0.08

/** What was asked since a machine is on sale, the first price first and today's last. */
export function priceSteps(now: bigint | null, firstDaysAgo: number, roll: Dice): PriceStep[] {
  const first = { priceMinor: now, daysAgo: firstDaysAgo }
  if (now === null) return [first]
  const room = Math.min(MOST_STEPS, 1 + Math.floor(firstDaysAgo / DAYS_BETWEEN))
  const count = roll.chance(0.4) ? 1 : roll.whole(1, room)
  const steps: PriceStep[] = []
  let price = now
  for (let i = count - 1; i >= 0; i--) {
    const daysAgo = Math.round((firstDaysAgo * (count - i)) / count)
    steps.unshift({ priceMinor: price, daysAgo })
    const factor = roll.chance(RAISED_SHARE) ? roll.between(0.95, 0.98) : roll.between(1.02, 1.06)
    const before = roundedFils((Number(price) / 100) * factor)
    price = before === price ? price + 50_000n : before
  }
  return steps
}
