import type {
  PromotionSample,
  SampleResult,
} from '@ironsouq/contract/mall/promotion/promotion.schema'
import { fromMinor, minorOf } from '@ironsouq/contract/money/money/minor-units'
import { eq } from 'drizzle-orm'
import { NO_PROMOTIONS } from '#features/mall/pricing/pricing.given.rules.ts'
import { price } from '#features/mall/pricing/pricing.rules.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { notFound } from '#kernel/errors.ts'
import { giftsDue, isGiftRule } from './promotion.gift.rules.ts'
import { fullReductionOf, isFullReduction } from './promotion.pricing.rules.ts'
import { coveredCount, namedGifts, namedProducts } from './promotion.projection.ts'
import { conflictsOf } from './promotion.queries.ts'
import { columnsOf, refuseOtherGifts, refuseOthers } from './promotion.service.ts'
import { promotion } from './promotion.tables.ts'

/** Inside a promotion that is for all but these, or for these only. */
const isIncluded = ({ scope, productIds }: PromotionSample, productId: string) =>
  (scope === 'chosen') === productIds.includes(productId)

/**
 * What a cart of own products at their lowest prices would cost with a promotion, by the pricing of the checkout, and
 * which other promotions are in its way. Nothing is saved.
 */
export const sampleOf = (
  ctx: Ctx,
  sellerId: string,
  sample: PromotionSample,
): Promise<SampleResult> =>
  atomic(ctx, async (ctx) => {
    const { lines: wanted, promotionId: id, ...form } = sample
    const columns = await columnsOf(ctx, sellerId, form)
    const { currency, startsAt, endsAt, rule, budgetMinor } = columns
    await refuseOthers(ctx, sellerId, columns.productIds)
    await refuseOtherGifts(ctx, sellerId, columns)
    if (id !== null && (await ctx.db.$count(promotion, eq(promotion.id, id))) === 0)
      throw notFound()
    const known = await namedProducts(
      ctx,
      sellerId,
      wanted.map(({ productId }) => productId),
    )
    if (known.length < new Set(wanted.map(({ productId }) => productId)).size) throw notFound()
    const lines = wanted.flatMap(({ productId, quantity }) => {
      const found = known.find((each) => each.productId === productId)
      if (!found || found.lowest.currency !== currency) return []
      return { ...found, quantity, isIncluded: isIncluded(sample, productId) }
    })
    const included = lines.filter((line) => line.isIncluded)
    const terms = { id: id ?? sellerId, sellerId, names: form.names, currency, startsAt, endsAt }
    const productIds = included.map(({ productId }) => productId)
    const fullReductions = isFullReduction(rule)
      ? [fullReductionOf({ ...terms, rule, productIds, leftMinor: budgetMinor })]
      : []
    const pieces = included.reduce((sum, { quantity }) => sum + quantity, 0)
    const due = isGiftRule(rule) ? giftsDue({ ...terms, rule }, pieces) : []
    const gifts = await namedGifts(
      ctx,
      sellerId,
      due.map(({ skuId }) => skuId),
    )
    const priced = price({
      ...NO_PROMOTIONS,
      fullReductions,
      // At its start: it is shown before it runs.
      now: startsAt,
      currency,
      lines: lines.map(({ productId, quantity, lowest }) => ({
        lineId: productId,
        orderKey: sellerId,
        sellerId,
        productId,
        categoryIds: [],
        quantity,
        unitMinor: minorOf(lowest),
        taxScheme: 'standard',
        commissionPpm: 0,
      })),
      freight: [],
      merchantPrice: null,
      stored: [],
    })
    const money = (minor: bigint) => fromMinor(minor, currency)
    const [order] = priced.orders
    const { goodsMinor = 0n, discountMinor = 0n } = order ?? {}
    const conflicts = await conflictsOf(ctx, { ...columns, id })
    return {
      conflicts: conflicts.map((each) => ({
        ...each,
        startsAt: each.startsAt.toISOString(),
        endsAt: each.endsAt.toISOString(),
      })),
      productCount: await coveredCount(ctx, columns),
      lines: lines.map(({ productId, name, quantity, isIncluded }) => {
        const line = priced.lines.find(({ lineId }) => lineId === productId)
        const { goodsMinor = 0n, paidMinor = 0n } = line ?? {}
        const [before, after] = [money(goodsMinor), money(paidMinor)]
        return { productId, name, quantity, isIncluded, before, after }
      }),
      gifts: due.flatMap(({ skuId, quantity }) => {
        const gift = gifts.find((each) => each.skuId === skuId)
        return gift ? { skuId, name: gift.name, quantity } : []
      }),
      before: money(goodsMinor),
      discount: money(discountMinor),
      after: money(goodsMinor - discountMinor),
    }
  })
