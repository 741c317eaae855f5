import type { PromotionKind } from '@ironsouq/contract/mall/promotion/promotion.enums'
import type {
  FullReductionRule,
  PromotionRule,
  Tier,
} from '@ironsouq/contract/mall/promotion/promotion.rule'
import type {
  NamedGift,
  NamedProduct,
  PromotionForm,
  PromotionRecord,
} from '@ironsouq/contract/mall/promotion/promotion.schema'
import { typedAmount, typedWhole } from '@ironsouq/contract/money/money/typed-amount'

export interface TierValues extends Tier {
  /** Of this form, for React. */
  id: number
}

/** A variant that is given, with what is typed of it. */
export interface GiftValues {
  gift: NamedGift
  quantity: string
  refundPrice: string
}

/** A promotion as it is typed: the fields of all kinds, of which its own are sent. */
export interface PromotionValues {
  kind: PromotionKind
  names: PromotionForm['names']
  startsAt: string
  endsAt: string
  by: FullReductionRule['by']
  off: FullReductionRule['off']
  tiers: TierValues[]
  isRepeated: boolean
  mostOff: string
  giftFrom: string
  isGiftRepeated: boolean
  gifts: GiftValues[]
  budget: string
  scope: PromotionForm['scope']
  products: NamedProduct[]
}

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const USUAL_DAYS = 14

const NO_RULE = {
  by: 'amount' as const,
  off: 'amount' as const,
  tiers: [{ id: 1, from: '', off: '' }],
  isRepeated: false,
  mostOff: '',
  giftFrom: '1',
  isGiftRepeated: false,
  gifts: [],
}

/** What a new promotion begins with: from the next hour on, for two weeks. */
export function newPromotion(now: Date): PromotionValues {
  const start = Math.ceil(now.getTime() / HOUR_MS) * HOUR_MS
  return {
    names: { en: '' },
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(start + USUAL_DAYS * DAY_MS).toISOString(),
    kind: 'fullReduction',
    ...NO_RULE,
    budget: '',
    scope: 'all',
    products: [],
  }
}

/** The typed rule of its own kind; of the others what a new one begins with. */
function ruleValues({ rule, gifts }: Pick<PromotionRecord, 'rule' | 'gifts'>) {
  if (!('gifts' in rule))
    return {
      ...NO_RULE,
      by: rule.by,
      off: rule.off,
      tiers: rule.tiers.map((tier, at) => ({ ...tier, id: at + 1 })),
      isRepeated: rule.isRepeated,
      mostOff: rule.mostOff ?? '',
    }
  const of = (skuId: string) => gifts.find((gift) => gift.skuId === skuId)
  return {
    ...NO_RULE,
    giftFrom: String(rule.from),
    isGiftRepeated: rule.isRepeated,
    gifts: rule.gifts.flatMap(({ skuId, quantity, refundPrice }) => {
      const gift = of(skuId)
      return gift ? { gift, quantity: String(quantity), refundPrice } : []
    }),
  }
}

export const valuesOf = (record: PromotionRecord): PromotionValues => ({
  names: record.names,
  startsAt: record.startsAt,
  endsAt: record.endsAt,
  kind: record.kind,
  ...ruleValues(record),
  budget: record.budget ?? '',
  scope: record.scope,
  products: record.products,
})

/** The same terms for another time. */
export function copyOf(record: PromotionRecord, now: Date): PromotionValues {
  const { startsAt, endsAt } = newPromotion(now)
  return { ...valuesOf(record), startsAt, endsAt }
}

/** Half an amount is sent as it was typed, and refused where it stands. */
const amountOf = (typed: string, currency: string) => typedAmount(typed, currency) ?? typed.trim()
const wholeOf = (typed: string) => String(typedWhole(typed) ?? typed.trim())
const optional = (typed: string, currency: string) =>
  typed.trim() === '' ? null : amountOf(typed, currency)

/** What is sent of a promotion. */
export function formOf(values: PromotionValues, currency: string): PromotionForm {
  const { kind, names } = values
  const written = Object.entries(names).filter(
    ([locale, name]) => locale === 'en' || name.trim() !== '',
  )
  return {
    kind,
    names: { ...Object.fromEntries(written), en: names.en },
    startsAt: values.startsAt,
    endsAt: values.endsAt,
    // A product with a gift is chosen by hand.
    scope: kind === 'gift' ? 'chosen' : values.scope,
    productIds: values.products.map(({ productId }) => productId),
    budget: kind === 'gift' ? null : optional(values.budget, currency),
    rule: ruleOf(values, currency),
  }
}

/** What is no whole number is sent as none, and refused where it stands. */
const pieces = (typed: string) => typedWhole(typed) ?? 0

function ruleOf(values: PromotionValues, currency: string): PromotionRule {
  const { kind, by, off, isRepeated, tiers, gifts } = values
  if (kind === 'gift')
    return {
      from: pieces(values.giftFrom),
      isRepeated: values.isGiftRepeated,
      gifts: gifts.map(({ gift: { skuId }, quantity, refundPrice }) => ({
        skuId,
        quantity: pieces(quantity),
        refundPrice: amountOf(refundPrice, currency),
      })),
    }
  return {
    by,
    off,
    isRepeated: isRepeated && canRepeat(values),
    mostOff: optional(values.mostOff, currency),
    tiers: tiers.map((tier) => ({
      from: by === 'amount' ? amountOf(tier.from, currency) : wholeOf(tier.from),
      off: off === 'amount' ? amountOf(tier.off, currency) : wholeOf(tier.off),
    })),
  }
}

/** Only a single step with an amount can be taken off again. */
export const canRepeat = ({ off, tiers }: Pick<PromotionValues, 'off' | 'tiers'>) =>
  off === 'amount' && tiers.length === 1
