import type { Device } from '@ironsouq/contract/device/device.schema'

/** What share of its price when new a machine keeps, by its years; the guide's own curve. */
// oxfmt-ignore
const KEPT: readonly (readonly [years: number, share: number])[] = [
  [0, 1], [1, 0.8], [2, 0.7], [3, 0.62], [4, 0.55], [5, 0.48], [6, 0.43], [7, 0.385], [8, 0.345],
  [10, 0.28], [12, 0.235], [15, 0.18], [20, 0.12], [30, 0.06],
]

function keptAt(years: number): number {
  const after = KEPT.findIndex(([at]) => at >= years)
  const [from, to] = [KEPT[Math.max(0, after - 1)], KEPT[after] ?? KEPT.at(-1)]
  if (!from || !to || to[0] === from[0] || after < 0) return to?.[1] ?? 0
  return from[1] + ((to[1] - from[1]) * (years - from[0])) / (to[0] - from[0])
}

/** Fewer sales than this say little. */
const FEW_SALES = 12

export const isThin = (guide: Device['guide']): boolean =>
  !guide || guide.basis !== 'sold' || guide.soldCount < FEW_SALES

/** Hours to the end of a usual life, never less than none; null where hours or life are not known. */
export const hoursLeft = ({ workHours, expected }: Device): number | null =>
  workHours === null || !expected ? null : Math.max(0, expected.lifeHours - workHours)

/**
 * What an hour of the rest of its life costs: what it costs here, less what it should still bring at
 * the end of that life, over the hours until then. Null where any of them is not known.
 */
export function remainingCost(device: Device, landed: number | null, year: number): number | null {
  const { guide, expected, yearMade } = device
  const left = hoursLeft(device)
  if (landed === null || !left || !guide || !expected) return null
  const middle = (Number(guide.low.amount) + Number(guide.high.amount)) / 2
  const age = Math.max(0, year - yearMade)
  const ageThen = age + left / expected.hoursPerYear
  const brings = (middle * keptAt(ageThen)) / keptAt(age)
  return Math.max(0, landed - brings) / left
}
