import * as z from 'zod/mini'
import { toMinor } from '../../money/money/minor-units.ts'
import { Money } from '../../money/money/money.ts'
import type { PromotionKind } from './promotion.enums.ts'
import { GiftRule } from './promotion.gift.ts'
import { PERCENT_OFF_MAX, TIERS_MAX } from './promotion.limits.ts'

const Amount = Money.shape.amount

/** What an order must reach, and what is then taken off. */
const Tier = z.object({
  /** An amount of goods, or a number of pieces. */
  from: Amount,
  /** An amount, or a percentage of the goods. */
  off: Amount,
})
export type Tier = z.output<typeof Tier>

/** The more goods of one order, the more is taken off [PM-5]. Amounts are in the currency of the store. */
export const FullReductionRule = z.object({
  by: z.enum(['amount', 'pieces']),
  off: z.enum(['amount', 'percent']),
  /** The only tier counts each time that it is reached. */
  isRepeated: z.boolean(),
  /** The most that is taken off of one order; null: there is no limit. */
  mostOff: z.nullable(Amount),
  /** From the lowest to the highest; the highest that is reached counts. */
  tiers: z.array(Tier).check(z.minLength(1), z.maxLength(TIERS_MAX)),
})
export type FullReductionRule = z.output<typeof FullReductionRule>

/** The rule of a promotion, by its kind. */
export const PromotionRule = z.union([FullReductionRule, GiftRule])
export type PromotionRule = z.output<typeof PromotionRule>

/** Which kind a rule is of: each has a list of its own. */
export const kindOfRule = (rule: PromotionRule): PromotionKind =>
  'gifts' in rule ? 'gift' : 'fullReduction'

export type RuleFault = 'notRising' | 'tooMuchOff' | 'notWhole' | 'notRepeatable' | 'zero'

/** A fault of a rule with the field that it is shown at. */
interface Faulty {
  field: string
  fault: RuleFault
}

const WHOLE = /^\d{1,6}$/

function faultOfTier(rule: FullReductionRule, at: number, currency: string): Faulty | null {
  const tier = rule.tiers[at]
  if (!tier) return null
  const faulty = (name: 'from' | 'off', fault: RuleFault) => ({
    field: `rule.tiers.${at}.${name}`,
    fault,
  })
  const minor = (amount: string) => toMinor({ amount, currency })
  const isWhole = (text: string, as: 'amount' | 'other') =>
    as === 'amount' ? minor(text) !== undefined : WHOLE.test(text)
  if (!isWhole(tier.from, rule.by === 'amount' ? 'amount' : 'other'))
    return faulty('from', 'notWhole')
  if (!isWhole(tier.off, rule.off === 'amount' ? 'amount' : 'other'))
    return faulty('off', 'notWhole')
  if (Number(tier.from) === 0) return faulty('from', 'zero')
  if (Number(tier.off) === 0) return faulty('off', 'zero')
  if (rule.off === 'percent' && Number(tier.off) > PERCENT_OFF_MAX)
    return faulty('off', 'tooMuchOff')
  if (rule.off === 'amount' && rule.by === 'amount' && Number(tier.off) >= Number(tier.from))
    return faulty('off', 'tooMuchOff')
  const before = rule.tiers[at - 1]
  if (!before) return null
  if (Number(tier.from) <= Number(before.from)) return faulty('from', 'notRising')
  return Number(tier.off) <= Number(before.off) ? faulty('off', 'notRising') : null
}

/** What a schema cannot say of a rule: tiers rise, and none takes off more than its goods cost. */
export function ruleFaults(rule: FullReductionRule, currency: string): Faulty[] {
  const tiers = rule.tiers.flatMap((_, at) => faultOfTier(rule, at, currency) ?? [])
  const { isRepeated, mostOff } = rule
  if (isRepeated && (rule.off === 'percent' || rule.tiers.length > 1))
    tiers.push({ field: 'rule.isRepeated', fault: 'notRepeatable' })
  if (mostOff !== null && toMinor({ amount: mostOff, currency }) === undefined)
    tiers.push({ field: 'rule.mostOff', fault: 'notWhole' })
  else if (mostOff !== null && Number(mostOff) === 0)
    tiers.push({ field: 'rule.mostOff', fault: 'zero' })
  return tiers
}
