import * as z from 'zod/mini'
import { toMinor } from '../../money/money/minor-units.ts'
import { Money } from '../../money/money/money.ts'
import { GIFT_FROM_MAX, GIFT_PIECES_MAX, GIFTS_MAX } from './promotion.limits.ts'

const Gift = z.object({
  skuId: z.uuid(),
  /** How many come each time. */
  quantity: z.int().check(z.minimum(1), z.maximum(GIFT_PIECES_MAX)),
  /** What is taken off of a refund for each piece that the buyer keeps. */
  refundPrice: Money.shape.amount,
})
export type Gift = z.output<typeof Gift>

/** What comes without a price with so many pieces of the chosen products [PM-5]. */
export const GiftRule = z.object({
  from: z.int().check(z.minimum(1), z.maximum(GIFT_FROM_MAX)),
  /** It comes again each time that so many are reached; else once with an order. */
  isRepeated: z.boolean(),
  gifts: z.array(Gift).check(z.minLength(1), z.maxLength(GIFTS_MAX)),
})
export type GiftRule = z.output<typeof GiftRule>

export type GiftFault = 'notWhole' | 'giftTwice' | 'refundTooMuch'

/**
 * What a schema cannot say of a gift: each variant once, and a buyer who returns one piece of the goods and keeps every
 * gift is never charged more than it cost. `lowestMinor` is of the cheapest product; null while none is chosen.
 */
export function giftFaults(
  { gifts }: Pick<GiftRule, 'gifts'>,
  currency: string,
  lowestMinor: bigint | null,
): { field: string; fault: GiftFault }[] {
  const at = (n: number, name: 'skuId' | 'refundPrice') => `rule.gifts.${n}.${name}`
  const prices = gifts.map(({ refundPrice }) => toMinor({ amount: refundPrice, currency }))
  const faults = gifts.flatMap(({ skuId }, n) => {
    if (prices[n] === undefined) return { field: at(n, 'refundPrice'), fault: 'notWhole' as const }
    const isAgain = gifts.findIndex((each) => each.skuId === skuId) < n
    return isAgain ? { field: at(n, 'skuId'), fault: 'giftTwice' as const } : []
  })
  const sum = gifts.reduce((all, { quantity }, n) => all + (prices[n] ?? 0n) * BigInt(quantity), 0n)
  return lowestMinor !== null && sum > lowestMinor
    ? [...faults, { field: at(gifts.length - 1, 'refundPrice'), fault: 'refundTooMuch' as const }]
    : faults
}
