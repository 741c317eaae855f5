import type { Use } from '#features/mall/promotion/promotion.use.service.ts'
import type { PricedOrder } from '../checkout/checkout.rules.ts'

/** What each promotion takes off of an order, and what the goods that it is for cost after it. */
export function usesOf(
  { sellerId, adjustments, lines }: Pick<PricedOrder, 'sellerId' | 'adjustments' | 'lines'>,
  orderId: string,
): Use[] {
  const own = adjustments.filter(({ kind }) => kind === 'fullReduction')
  return [...Map.groupBy(own, ({ sourceId }) => sourceId)].flatMap(([promotionId, shares]) => {
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
  })
}
