import type { Tier } from '@ironsouq/contract/mall/promotion/promotion.rule'
import type {
  NamedProduct,
  PromotionForm,
  PromotionRecord,
} from '@ironsouq/contract/mall/promotion/promotion.schema'
import { typedAmount, typedWhole } from '@ironsouq/contract/money/money/typed-amount'

export interface TierValues extends Tier {
  /** Of this form, for React. */
  id: number
}

/** A promotion as it is typed. */
export interface PromotionValues {
  names: PromotionForm['names']
  startsAt: string
  endsAt: string
  by: PromotionForm['rule']['by']
  off: PromotionForm['rule']['off']
  tiers: TierValues[]
  isRepeated: boolean
  mostOff: string
  budget: string
  scope: PromotionForm['scope']
  products: NamedProduct[]
}

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const USUAL_DAYS = 14

/** What a new promotion begins with: from the next hour on, for two weeks. */
export function newPromotion(now: Date): PromotionValues {
  const start = Math.ceil(now.getTime() / HOUR_MS) * HOUR_MS
  return {
    names: { en: '' },
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(start + USUAL_DAYS * DAY_MS).toISOString(),
    by: 'amount',
    off: 'amount',
    tiers: [{ id: 1, from: '', off: '' }],
    isRepeated: false,
    mostOff: '',
    budget: '',
    scope: 'all',
    products: [],
  }
}

export const valuesOf = (record: PromotionRecord): PromotionValues => ({
  names: record.names,
  startsAt: record.startsAt,
  endsAt: record.endsAt,
  by: record.rule.by,
  off: record.rule.off,
  tiers: record.rule.tiers.map((tier, at) => ({ ...tier, id: at + 1 })),
  isRepeated: record.rule.isRepeated,
  mostOff: record.rule.mostOff ?? '',
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
  const { by, off, isRepeated, names } = values
  const written = Object.entries(names).filter(
    ([locale, name]) => locale === 'en' || name.trim() !== '',
  )
  return {
    kind: 'fullReduction',
    names: { ...Object.fromEntries(written), en: names.en },
    startsAt: values.startsAt,
    endsAt: values.endsAt,
    scope: values.scope,
    productIds: values.products.map(({ productId }) => productId),
    budget: optional(values.budget, currency),
    rule: {
      by,
      off,
      isRepeated: isRepeated && canRepeat(values),
      mostOff: optional(values.mostOff, currency),
      tiers: values.tiers.map((tier) => ({
        from: by === 'amount' ? amountOf(tier.from, currency) : wholeOf(tier.from),
        off: off === 'amount' ? amountOf(tier.off, currency) : wholeOf(tier.off),
      })),
    },
  }
}

/** Only a single step with an amount can be taken off again. */
export const canRepeat = ({ off, tiers }: Pick<PromotionValues, 'off' | 'tiers'>) =>
  off === 'amount' && tiers.length === 1
