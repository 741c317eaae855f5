import { leftOf, NOTHING, type Step, takeOff } from '../pricing.step.rules.ts'

/** What a store takes off for one buyer, from what is left of the goods of the order. */
export const merchantPrice: Step = ({ given, lines }) => {
  const { merchantPrice: lower } = given
  if (!lower || lower.offMinor === 0n) return NOTHING
  const own = lines.filter(({ orderKey }) => orderKey === lower.orderKey)
  if (lower.offMinor > leftOf(own)) throw new Error('more is taken off than is left of the goods')
  const taking = {
    kind: 'merchantPrice',
    sourceId: null,
    names: null,
    storeSharePpm: 1_000_000,
    combinesWith: null,
  } as const
  return { applied: [takeOff(own, lower.offMinor, taking)], notApplied: [] }
}
