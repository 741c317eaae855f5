import { randomInt } from 'node:crypto'
import { endOfDay } from '@ironsouq/contract/mall/freight/arrival'
import type { PlacedCheckout } from '@ironsouq/contract/mall/order/checkout.schema'
import type { Address } from '@ironsouq/contract/people/address/address.schema'
import { sql } from 'drizzle-orm'
import { reserveCoupons } from '#features/mall/coupon/coupon.use.service.ts'
import { takeFlash } from '#features/mall/flash-sale/flash-sale.use.service.ts'
import type { Held } from '#features/mall/product/stock-hold.service.ts'
import { usePromotions } from '#features/mall/promotion/promotion.use.service.ts'
import { writeVoucherLines } from '#features/mall/voucher/voucher.service.ts'
import { holdPoints } from '#features/people/points/points.use.service.ts'
import type { TxCtx } from '#kernel/ctx.ts'
import { one, prepared, preparedInsert } from '#kernel/data/db.ts'
import {
  checkout,
  orderAdjustment,
  orderLine,
  storeOrder,
  type AddressCopy,
} from '../order.tables.ts'
import { payOrders } from '../payment/order.payment.service.ts'
import { usesOf } from '../promotion/order.promotion.rules.ts'
import { givenIn } from './checkout.gift.rules.ts'
import type { Priced } from './checkout.price.queries.ts'
import { presentPlaced } from './checkout.queries.ts'
import { couponsIn, pointsOf, type PricedOrder } from './checkout.rules.ts'
import { voucherLinesOf } from './checkout.voucher.rules.ts'

/** A checkout whose stock is held, before its orders are written. */
export interface Prepared extends Priced {
  checkoutId: string
  held: readonly Held[]
  /** The return window that the mall promises now. */
  returnDays: number
}

interface Placing extends Pick<
  Prepared,
  'checkoutId' | 'orders' | 'held' | 'currency' | 'totalMinor' | 'returnDays' | 'flash'
> {
  memberId: string
  rates: Record<string, string>
  expiresAt: Date
  address: Address | null
  /** What the buyer of virtual goods was asked. */
  answers: ReadonlyMap<string, readonly string[]>
}

/** A number for people: the day and ten digits that cannot be counted on. A unique key refuses a rare repeat. */
const numberAt = (now: Date) =>
  `${now.toISOString().slice(2, 10).replaceAll('-', '')}${String(randomInt(10 ** 10)).padStart(10, '0')}`

function copyOf(address: Address | null): AddressCopy | null {
  if (!address) return null
  const { addressId: _, isDefault: __, ...copy } = address
  return copy
}

const given = sql.placeholder

const claim = prepared((db) =>
  db
    .insert(checkout)
    .values({
      id: given('id'),
      memberId: given('memberId'),
      payNo: given('payNo'),
      state: 'placed',
      currency: given('currency'),
      totalMinor: given('totalMinor'),
      rates: given('rates'),
      expiresAt: given('expiresAt'),
      createdAt: given('now'),
    })
    .onConflictDoNothing()
    .returning({ id: checkout.id })
    .prepare('checkout_claimed'),
)

const insertOrders = preparedInsert(
  storeOrder,
  [
    'number',
    'memberId',
    'sellerId',
    'checkoutId',
    'kind',
    'isVirtual',
    'delivery',
    'address',
    'pickupWarehouseId',
    'currency',
    'goodsMinor',
    'discountMinor',
    'freightMinor',
    'vatMinor',
    'payableMinor',
    'message',
    'quantity',
    'returnDays',
    'arrivesFrom',
    'arrivesBy',
    'deliveryTime',
    'overdueAt',
    'expiresAt',
    'createdAt',
    'updatedAt',
  ],
  ['id', 'number', 'sellerId', 'isVirtual'],
)

const insertLines = preparedInsert(
  orderLine,
  [
    'orderId',
    'memberId',
    'sellerId',
    'position',
    'kind',
    'promotionId',
    'refundPriceMinor',
    'productId',
    'skuId',
    'warehouseId',
    'skuCode',
    'name',
    'variant',
    'pictureKey',
    'quantity',
    'unitMinor',
    'goodsMinor',
    'discountMinor',
    'paidMinor',
    'vatMinor',
    'taxScheme',
    'commissionPpm',
    'commissionMinor',
    'weightG',
    'createdAt',
  ],
  ['id', 'skuId', 'kind'],
)

const FREE = {
  unitMinor: 0n,
  goodsMinor: 0n,
  discountMinor: 0n,
  paidMinor: 0n,
  vatMinor: 0n,
  commissionMinor: 0n,
}

/** The lines of an order: its goods, and after them what comes with them. */
const linesIn = (order: PricedOrder) => [
  ...order.lines.map((line) => ({
    kind: 'goods' as const,
    promotionId: null,
    refundPriceMinor: null,
    goods: line.goods,
    quantity: line.quantity,
    unitMinor: line.unitMinor,
    goodsMinor: line.goodsMinor,
    discountMinor: line.discountMinor,
    paidMinor: line.paidMinor,
    vatMinor: line.vatMinor,
    commissionMinor: line.commissionMinor,
  })),
  ...givenIn(order).map(({ promotionId, refundPriceMinor, goods, quantity }) => ({
    kind: 'gift' as const,
    promotionId,
    refundPriceMinor,
    goods,
    quantity,
    ...FREE,
  })),
]

const piecesIn = (order: PricedOrder) =>
  linesIn(order).reduce((pieces, { quantity }) => pieces + quantity, 0)

/**
 * Writes the checkout with its orders, lines and adjustments. Null, and nothing is written, when the same attempt was
 * placed under another key, or when the job that releases forgotten holds was first (decision 109). The
 * caller takes everything back when a promotion has ended, or has less left, since the price was shown.
 */
export async function writeOrders(
  ctx: TxCtx,
  placing: Placing,
): Promise<PlacedCheckout | 'promotionOver' | null> {
  const { checkoutId, memberId, orders, held, currency, totalMinor, rates, expiresAt, address } =
    placing
  const now = ctx.now()
  const payNo = numberAt(now)
  const placedOnce = {
    id: checkoutId,
    memberId,
    payNo,
    currency,
    totalMinor,
    rates,
    expiresAt,
    now,
  }
  if ((await claim(ctx).execute(placedOnce)).length === 0) return null
  const placed = await insertOrders(
    ctx,
    orders.map((order) => ({
      number: numberAt(now),
      memberId,
      sellerId: order.sellerId,
      checkoutId,
      kind: placing.flash ? ('flash' as const) : ('general' as const),
      isVirtual: order.isVirtual,
      delivery: order.method,
      address: order.method === 'courier' || order.method === 'sameCity' ? copyOf(address) : null,
      pickupWarehouseId: order.pickupWarehouseId,
      currency,
      goodsMinor: order.goodsMinor,
      discountMinor: order.discountMinor,
      freightMinor: order.freightMinor,
      vatMinor: order.vatMinor,
      payableMinor: order.payableMinor,
      message: order.message,
      quantity: piecesIn(order),
      // Nothing of a virtual order comes back.
      returnDays: order.isVirtual ? 0 : placing.returnDays,
      arrivesFrom: order.arrival?.from ?? null,
      arrivesBy: order.arrival?.by ?? null,
      deliveryTime: order.deliveryTime,
      overdueAt: order.arrival && endOfDay(order.arrival.by),
      expiresAt,
      createdAt: now,
      updatedAt: now,
    })),
  )
  const placedAs = (sellerId: string, isVirtual: boolean) =>
    one(placed.filter((each) => each.sellerId === sellerId && each.isVirtual === isVirtual))
  const idOf = (sellerId: string, isVirtual: boolean) => placedAs(sellerId, isVirtual).id
  const written = await insertLines(
    ctx,
    orders.flatMap((order) =>
      linesIn(order).map(({ goods, ...line }, position) => ({
        ...line,
        orderId: idOf(order.sellerId, order.isVirtual),
        memberId,
        sellerId: order.sellerId,
        position,
        productId: goods.productId,
        skuId: goods.skuId,
        warehouseId: held.find(({ skuId }) => skuId === goods.skuId)?.warehouseId ?? null,
        skuCode: goods.skuCode,
        name: goods.names,
        variant: goods.variants,
        pictureKey: goods.pictureKey,
        taxScheme: goods.taxScheme,
        commissionPpm: goods.commissionPpm,
        weightG: goods.weightG,
        createdAt: now,
      })),
    ),
  )
  const lines = written.filter(({ kind }) => kind === 'goods')
  const adjustments = orders.flatMap((order) =>
    order.adjustments.map(({ lineId, names, ...adjustment }) => ({
      ...adjustment,
      name: names,
      orderId: idOf(order.sellerId, order.isVirtual),
      memberId,
      sellerId: order.sellerId,
      orderLineId: lines.find(({ skuId }) => skuId === lineId)?.id ?? null,
      createdAt: now,
    })),
  )
  if (adjustments.length > 0) await ctx.db.insert(orderAdjustment).values(adjustments)
  await writeVoucherLines(ctx, voucherLinesOf(placing, placed, lines))
  const uses = orders.flatMap((order) => usesOf(order, idOf(order.sellerId, order.isVirtual)))
  if (!(await usePromotions(ctx, uses))) return 'promotionOver'
  await reserveCoupons(ctx, { memberId, checkoutId, saved: couponsIn(orders) })
  // Since the price was computed another checkout may have used them: then nothing is placed.
  await holdPoints(ctx, {
    memberId,
    orders: orders.map((order) => {
      const { id: orderId, number } = placedAs(order.sellerId, order.isVirtual)
      return { orderId, number, points: pointsOf(order) }
    }),
  })
  const [order] = placed
  if (placing.flash && order)
    await takeFlash(ctx, {
      ...placing.flash,
      memberId,
      orderId: order.id,
      sellerId: order.sellerId,
    })
  // Discounts may cover everything: then there is nothing to pay, and the order goes on at once.
  if (totalMinor === 0n)
    await payOrders(ctx, { checkoutId, amountMinor: 0n, amountVersion: placed.length })
  return presentPlaced({ payNo, currency, totalMinor, expiresAt }, placed)
}
