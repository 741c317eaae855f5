import type { Formatter } from './format.ts'
import type { Translate } from './messages.ts'

/** A rule of spend and save as the contract has it. */
interface Rule {
  by: 'amount' | 'pieces'
  off: 'amount' | 'percent'
  isRepeated: boolean
  mostOff: string | null
  tiers: readonly Tier[]
}

/** A rule of gifts: what comes, the screens show beside it. */
interface GiftRule {
  from: number
  isRepeated: boolean
  gifts: readonly unknown[]
}

interface Tier {
  from: string
  off: string
}

interface Words {
  t: Translate
  format: Pick<Formatter, 'money' | 'percent'>
}

/** What a tier takes off: `AED 50`, `10%`. */
const offText = (
  { off: by }: Pick<Rule, 'off'>,
  { off }: Tier,
  currency: string,
  { format }: Words,
): string =>
  by === 'amount' ? format.money({ amount: off, currency }) : format.percent(Number(off) / 100)

/** A tier in one line: `AED 50 off from AED 500`. */
function tierText(rule: Rule, tier: Tier, currency: string, words: Words): string {
  const { t, format } = words
  const off = offText(rule, tier, currency, words)
  if (rule.by === 'pieces')
    return t(rule.isRepeated ? 'promotion.offEveryPieces' : 'promotion.offFromPieces', {
      off,
      count: Number(tier.from),
    })
  const from = format.money({ amount: tier.from, currency })
  return t(rule.isRepeated ? 'promotion.offEvery' : 'promotion.offFrom', { off, from })
}

/** Every tier of a rule from the lowest on, and its limit; of gifts, with how many pieces they come. */
export function ruleTexts(rule: Rule | GiftRule, currency: string, words: Words): string[] {
  if ('gifts' in rule)
    return [
      words.t(rule.isRepeated ? 'promotion.giftEvery' : 'promotion.giftFrom', { count: rule.from }),
    ]
  const { mostOff } = rule
  const texts = rule.tiers.map((tier) => tierText(rule, tier, currency, words))
  if (mostOff === null) return texts
  const most = words.format.money({ amount: mostOff, currency })
  return texts.map((text) => words.t('promotion.atMost', { rule: text, most }))
}
