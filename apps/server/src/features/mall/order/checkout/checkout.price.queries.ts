import type { CheckoutQuote, CheckoutRequest } from '@ironsouq/contract/mall/order/checkout.schema'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import type { Money } from '@ironsouq/contract/money/money/money'
import { goodsOf } from '#features/mall/cart/cart.goods.projection.ts'
import { couponsToChoose } from '#features/mall/coupon/coupon.use.queries.ts'
import { closedDays, freightTemplates } from '#features/mall/freight/freight.queries.ts'
import { promotionsFor } from '#features/mall/pricing-input/pricing-input.queries.ts'
import { pickupPointsOf } from '#features/mall/store/store.pickup.queries.ts'
import { addressOf } from '#features/people/address/address.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { FieldFaults, notFound, Refusal } from '#kernel/errors.ts'
import { presentDiscounts, presentNotApplied } from '../discount/discount.present.ts'
import { type FlashBuying, flashBuying } from '../flash/order.flash.queries.ts'
import { type DeliveredOrder, deliveredOrders } from './checkout.delivery.rules.ts'
import { giftsFor } from './checkout.gift.queries.ts'
import { presentGifts } from './checkout.gift.rules.ts'
import {
  couponsIn,
  pointsOf,
  pricedOrders,
  type PricedOrder,
  pricingLines,
} from './checkout.rules.ts'
import { checkoutLineOf } from './checkout.voucher.rules.ts'

/** What a checkout costs. */
export interface Priced {
  quote: CheckoutQuote
  orders: readonly PricedOrder[]
  currency: string
  totalMinor: bigint
  /** What is bought in a flash sale; null: nothing. */
  flash: FlashBuying | null
}

const lineFault = (orders: readonly CheckoutQuote['orders'][number][]) =>
  orders.some(
    ({ lines, gifts, fault }) =>
      fault !== null ||
      lines.some((line) => line.fault !== null) ||
      gifts.some(({ isOut, isGivenUp }) => isOut && !isGivenUp),
  )

const total = (orders: readonly PricedOrder[], of: (order: PricedOrder) => bigint) =>
  orders.reduce((sum, order) => sum + of(order), 0n)

/** The orders that would be made of a checkout, with their delivery. */
async function ordersOf(
  ctx: Ctx,
  memberId: string,
  asked: CheckoutRequest,
  flash: FlashBuying | null,
) {
  const skuIds = asked.lines.map(({ skuId }) => skuId)
  if (new Set(skuIds).size < skuIds.length)
    throw new FieldFaults([{ field: 'lines', key: 'error.fieldNotAllowed', values: {} }])
  const goods = await goodsOf(ctx, skuIds)
  const wanted = asked.lines.map(({ skuId, quantity }) => {
    const found = goods.get(skuId)
    if (!found) throw notFound()
    // A flash sale has a stock of its own.
    return { goods: flash ? { ...found, available: flash.left } : found, quantity }
  })
  const address = await addressOf(ctx, memberId, asked.addressId)
  if (asked.addressId !== undefined && !address) throw notFound()
  const templateIds = wanted.flatMap(({ goods }) => goods.freightTemplateId ?? [])
  const templates = await freightTemplates(ctx, [...new Set(templateIds)])
  const orders = deliveredOrders(wanted, {
    deliveries: asked.deliveries,
    to: address,
    templates,
    now: ctx.now(),
    closedDays: await closedDays(ctx),
  })
  return { address, orders, currency: currencyOf(orders) }
}

/** One payment is in one currency: stores with another one are settled by themselves. */
function currencyOf(orders: readonly DeliveredOrder[]): string {
  const [first] = orders
  if (!first) throw new Error('a checkout has orders')
  if (orders.some((order) => order.currency !== first.currency))
    throw new Refusal('error.currenciesMixed')
  return first.currency
}

/** What a checkout would cost now, with what stands in its way. Reads only. */
export async function pricedCheckout(
  ctx: Ctx,
  memberId: string,
  asked: CheckoutRequest,
): Promise<Priced> {
  const flash = await flashBuying(ctx, memberId, asked)
  const { address, orders: delivered, currency } = await ordersOf(ctx, memberId, asked, flash)
  const lines = pricingLines(delivered)
  const promotions = await promotionsFor(ctx, { memberId, request: asked, currency, lines })
  const bought = delivered.flatMap(({ wanted, pickupWarehouseId: warehouseId }) =>
    wanted.map((each) => ({ ...each, warehouseId })),
  )
  // The price of a flash sale goes with no other promotion.
  const gifts = flash ? [] : await giftsFor(ctx, { currency, lines: bought })
  const asPriced = { currency, now: ctx.now(), promotions, gifts }
  const { orders, notApplied, totalMinor, pointsMax } = pricedOrders(delivered, asPriced)
  const coupons = await couponsToChoose(
    ctx,
    { memberId, lines },
    { applied: couponsIn(orders), notApplied },
  )
  const withPickup = orders.filter(({ methods }) => methods.includes('pickup'))
  const points = await pickupPointsOf(
    ctx,
    withPickup.map(({ sellerId }) => sellerId),
  )
  const money = (minor: bigint): Money => fromMinor(minor, currency)
  const discounts = (shares: PricedOrder['adjustments']) =>
    presentDiscounts(shares, { currency, locale: ctx.locale, showsPayer: false })
  const shown = orders.map((order) => {
    const [{ goods: of }] = order.lines as [PricedOrder['lines'][number]]
    const ofStore = order.methods.includes('pickup') ? (points.get(order.sellerId) ?? []) : []
    // What is set aside for a flash sale is in one warehouse.
    const pickupPoints = flash
      ? ofStore.filter(({ warehouseId }) => warehouseId === flash.warehouseId)
      : ofStore
    const isKnownPoint = pickupPoints.some(
      ({ warehouseId }) => warehouseId === order.pickupWarehouseId,
    )
    return {
      sellerId: order.sellerId,
      storeName: of.storeName,
      storeLogo: of.storeLogo,
      isVirtual: order.isVirtual,
      lines: order.lines.map((line) => ({
        ...checkoutLineOf(ctx, line),
        discounts: discounts(order.adjustments.filter(({ lineId }) => lineId === line.lineId)),
        paid: money(line.paidMinor),
      })),
      gifts: presentGifts(order, asked, ctx.locale),
      methods: order.methods,
      method: order.method,
      pickupPoints,
      pickupWarehouseId: isKnownPoint ? order.pickupWarehouseId : null,
      message: order.message,
      goods: money(order.goodsMinor),
      freight: money(order.freightMinor),
      discounts: discounts(order.adjustments),
      payable: money(order.payableMinor),
      arrival: order.arrival,
      fault: order.method === 'pickup' && !isKnownPoint ? ('pickupNeeded' as const) : order.fault,
    }
  })
  const quote = {
    address,
    orders: shown,
    coupons,
    goods: money(total(orders, (order) => order.goodsMinor)),
    freight: money(total(orders, (order) => order.freightMinor)),
    discount: money(total(orders, (order) => order.discountMinor)),
    notApplied: presentNotApplied(notApplied, currency, ctx.locale),
    vat: money(total(orders, (order) => order.vatMinor)),
    total: money(totalMinor),
    points: {
      available: promotions.points?.available ?? 0,
      most: pointsMax,
      used: orders.reduce((sum, order) => sum + pointsOf(order), 0),
    },
    canSubmit: !lineFault(shown),
  }
  return { quote, orders, currency, totalMinor, flash }
}
