import type { Device } from '@ironsouq/contract/machines/device/device.schema'
import { approximate } from '@ironsouq/contract/money/money/arithmetic'

/** The share of its new price that a machine is worth, by age; the curve of the guide price. */
// oxfmt-ignore
const SHARES: readonly (readonly [years: number, share: number])[] = [
  [0, 1], [1, 0.8], [2, 0.7], [3, 0.62], [4, 0.55], [5, 0.48], [6, 0.43], [7, 0.385], [8, 0.345],
  [10, 0.28], [12, 0.235], [15, 0.18], [20, 0.12], [30, 0.06],
]

function shareAt(years: number): number {
  const after = SHARES.findIndex(([at]) => at >= years)
  const [from, to] = [SHARES[Math.max(0, after - 1)], SHARES[after] ?? SHARES.at(-1)]
  if (!from || !to || to[0] === from[0] || after < 0) return to?.[1] ?? 0
  return from[1] + ((to[1] - from[1]) * (years - from[0])) / (to[0] - from[0])
}

/** Fewer sales than this are not reliable. */
const FEW_SALES = 12

export const isThin = (guide: Device['guide']): boolean =>
  !guide || guide.basis !== 'sold' || guide.soldCount < FEW_SALES

/** Hours to the end of the expected life, at least 0; null where hours or life are unknown. */
export const hoursLeft = ({ workHours, expected }: Device): number | null =>
  workHours === null || !expected ? null : Math.max(0, expected.lifeHours - workHours)

/**
 * The cost per remaining hour: the landed cost minus the resale value at the end of the expected
 * life, divided by the hours until then. Null where any of them is unknown.
 */
export function remainingCost(device: Device, cost: number | null, year: number): number | null {
  const { guide, expected, yearMade } = device
  const left = hoursLeft(device)
  if (cost === null || !left || !guide || !expected) return null
  const middle = (approximate(guide.low) + approximate(guide.high)) / 2
  const age = Math.max(0, year - yearMade)
  const ageThen = age + left / expected.hoursPerYear
  const brings = (middle * shareAt(ageThen)) / shareAt(age)
  return Math.max(0, cost - brings) / left
}
