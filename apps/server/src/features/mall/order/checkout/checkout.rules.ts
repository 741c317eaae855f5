import type { AdjustmentKind, Funder } from '@ironsouq/contract/mall/order/order.enums'
import type { Names, PricingLine, Promotions } from '#features/mall/pricing/pricing.given.rules.ts'
import type {
  Applied,
  NotApplied,
  PricedLine,
  PricedOrder as OrderSums,
} from '#features/mall/pricing/pricing.result.rules.ts'
import { price } from '#features/mall/pricing/pricing.rules.ts'
import type { DeliveredOrder, Wanted } from './checkout.delivery.rules.ts'
import type { Gift } from './checkout.gift.queries.ts'

export interface OrderLine extends PricedLine, Wanted {
  unitMinor: bigint
}

/** A share of a discount that one side pays: a row of the order. */
export interface Adjustment {
  kind: AdjustmentKind
  fundedBy: Funder
  sourceId: string | null
  names: Names | null
  /** The line that it is taken from; null: the freight. */
  lineId: string | null
  amountMinor: bigint
  points: number
}

export interface PricedOrder extends Omit<DeliveredOrder, 'wanted'>, OrderSums {
  lines: readonly OrderLine[]
  /** What comes with them, without a price. */
  gifts: readonly Gift[]
  adjustments: readonly Adjustment[]
}

/** The rows of a discount in one order: where both sides pay for a share, each has its own. */
export const adjustmentsOf = (applied: readonly Applied[], orderKey: string): Adjustment[] =>
  applied.flatMap(({ kind, sourceId, names, shares }) =>
    shares
      .filter((share) => share.orderKey === orderKey)
      .flatMap(({ lineId, storeMinor, platformMinor, points }) => {
        const row = { kind, sourceId, names, lineId }
        return [
          { ...row, fundedBy: 'store' as const, amountMinor: storeMinor, points: 0 },
          { ...row, fundedBy: 'platform' as const, amountMinor: platformMinor, points },
        ].filter(({ amountMinor }) => amountMinor > 0n)
      }),
  )

/** The points that an order uses. */
export const pointsOf = ({ adjustments }: Pick<PricedOrder, 'adjustments'>): number =>
  adjustments.reduce((sum, { points }) => sum + points, 0)

export const pricingLines = (orders: readonly DeliveredOrder[]): PricingLine[] =>
  orders.flatMap(({ orderKey, sellerId, wanted }) =>
    wanted.map(({ goods, quantity }) => ({
      lineId: goods.skuId,
      orderKey,
      sellerId,
      productId: goods.productId,
      categoryIds: goods.categoryIds,
      quantity,
      unitMinor: BigInt(goods.priceMinor),
      taxScheme: goods.taxScheme,
      commissionPpm: goods.commissionPpm,
    })),
  )

export interface PricedOrders {
  orders: readonly PricedOrder[]
  notApplied: readonly NotApplied[]
  pointsMax: number
  totalMinor: bigint
}

interface Pricing {
  currency: string
  now: Date
  promotions: Promotions
  gifts: readonly Gift[]
}

/** What orders cost with these promotions. */
export function pricedOrders(
  delivered: readonly DeliveredOrder[],
  { currency, now, promotions, gifts }: Pricing,
): PricedOrders {
  const priced = price({
    ...promotions,
    now,
    currency,
    lines: pricingLines(delivered),
    freight: delivered.flatMap(({ freight }) => freight),
    merchantPrice: null,
    stored: [],
  })
  const sums = new Map(priced.orders.map((order) => [order.orderKey, order]))
  const lines = new Map(priced.lines.map((line) => [line.lineId, line]))
  const orders = delivered.map(({ wanted, ...order }): PricedOrder => {
    const own = sums.get(order.orderKey)
    if (!own) throw new Error('an order has lines')
    return {
      ...order,
      ...own,
      lines: wanted.flatMap(({ goods, quantity }) => {
        const line = lines.get(goods.skuId)
        return line ? { ...line, goods, quantity, unitMinor: BigInt(goods.priceMinor) } : []
      }),
      // A store has one order of what is sent, and gifts are sent.
      gifts: order.isVirtual ? [] : gifts.filter(({ goods }) => goods.sellerId === order.sellerId),
      adjustments: adjustmentsOf(priced.applied, order.orderKey),
    }
  })
  const { notApplied, pointsMax, totalMinor } = priced
  return { orders, notApplied, pointsMax, totalMinor }
}

/** What each coupon of the member takes off, by its id. */
export function couponsIn(orders: readonly PricedOrder[]): Map<string, bigint> {
  const saved = new Map<string, bigint>()
  for (const { kind, sourceId, amountMinor } of orders.flatMap(({ adjustments }) => adjustments))
    if ((kind === 'storeCoupon' || kind === 'platformCoupon') && sourceId !== null)
      saved.set(sourceId, (saved.get(sourceId) ?? 0n) + amountMinor)
  return saved
}
