import type { Use } from '#features/mall/promotion/promotion.use.service.ts'
import { givenIn } from '../checkout/checkout.gift.rules.ts'
import type { PricedOrder } from '../checkout/checkout.rules.ts'

/** What each promotion takes off of an order, nothing where it gives something, and what the goods that it is for cost after it. */
export function usesOf(
  order: Pick<PricedOrder, 'sellerId' | 'adjustments' | 'lines' | 'gifts'>,
  orderId: string,
): Use[] {
  const { sellerId, adjustments, lines } = order
  const own = adjustments.filter(({ kind }) => kind === 'fullReduction')
  const discounts = [...Map.groupBy(own, ({ sourceId }) => sourceId)].flatMap(
    ([promotionId, shares]) => {
      if (promotionId === null) return []
      const lineIds = new Set(shares.map(({ lineId }) => lineId))
      return {
        promotionId,
        orderId,
        sellerId,
        amountMinor: shares.reduce((sum, { amountMinor }) => sum + amountMinor, 0n),
        salesMinor: lines
          .filter(({ lineId }) => lineIds.has(lineId))
          .reduce((sum, { paidMinor }) => sum + paidMinor, 0n),
      }
    },
  )
  const given = [...Map.groupBy(givenIn(order), ({ promotionId }) => promotionId)]
  const gifts = given.map(([promotionId, [gift]]) => ({
    promotionId,
    orderId,
    sellerId,
    amountMinor: 0n,
    salesMinor: lines
      .filter(({ goods }) => gift?.productIds.includes(goods.productId))
      .reduce((sum, { paidMinor }) => sum + paidMinor, 0n),
  }))
  return [...discounts, ...gifts]
}
