import type { Gift } from '@ironsouq/contract/mall/promotion/promotion.gift'
import type { PromotionForm } from '@ironsouq/contract/mall/promotion/promotion.schema'

const DAY_MS = 86_400_000

/** AED 50 off from AED 500, for all products of the store, from now on for a week. */
export const aPromotionForm = (now: Date, given: Partial<PromotionForm> = {}): PromotionForm => ({
  kind: 'fullReduction',
  names: { en: 'November service' },
  startsAt: now.toISOString(),
  endsAt: new Date(now.getTime() + 7 * DAY_MS).toISOString(),
  scope: 'all',
  productIds: [],
  budget: null,
  rule: {
    by: 'amount',
    off: 'amount',
    isRepeated: false,
    mostOff: null,
    tiers: [{ from: '500.00', off: '50.00' }],
  },
  ...given,
})

/** What comes with two pieces of a product, from now on for a week. */
export const aGiftForm = (
  now: Date,
  productIds: string[],
  gifts: (Partial<Gift> & Pick<Gift, 'skuId'>)[],
  { from = 2, isRepeated = false }: { from?: number; isRepeated?: boolean } = {},
): PromotionForm =>
  aPromotionForm(now, {
    kind: 'gift',
    names: { en: 'Oil with filters' },
    scope: 'chosen',
    productIds,
    rule: {
      from,
      isRepeated,
      gifts: gifts.map((gift) => ({ quantity: 1, refundPrice: '20.00', ...gift })),
    },
  })
