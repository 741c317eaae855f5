import type { PickupPoint } from '@ironsouq/contract/mall/order/checkout.schema'
import type { Order, OrderCard, Parcel } from '@ironsouq/contract/mall/order/order.schema'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import type { PaymentMethod } from '@ironsouq/contract/money/payment/payment.enums'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { presentDiscounts } from './discount/discount.present.ts'
import { earningsOf } from './earnings/order.earnings.rules.ts'
import type { linesOf } from './order.projection.ts'
import type { adjustmentsOf, parcelsOf } from './order.queries.ts'
import { orderActions, type Reader } from './order.rules.ts'
import type { storeOrder } from './order.tables.ts'
import { evaluationOf, reviewByOf } from './reviewed/order.reviewed.rules.ts'

type Line = Awaited<ReturnType<typeof linesOf>>[number]

export interface OrderRow {
  order: typeof storeOrder.$inferSelect
  storeName: string
  payNo: string
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null

const arrivalIn = ({
  arrivesFrom: from,
  arrivesBy: by,
}: Pick<OrderRow['order'], 'arrivesFrom' | 'arrivesBy'>): OrderCard['arrival'] =>
  from !== null && by !== null ? { from, by } : null

export function presentCard(
  { order, storeName, payNo }: OrderRow,
  linesOfAll: readonly Line[],
  reader: Reader,
  now: Date,
): OrderCard {
  const money = (minor: bigint) => fromMinor(minor, order.currency)
  const lines = linesOfAll.filter(({ orderId }) => orderId === order.id)
  return {
    orderId: order.id,
    orderNumber: order.number,
    payNo,
    kind: order.kind,
    isVirtual: order.isVirtual,
    state: order.state,
    closeReason: order.closeReason,
    sellerId: order.sellerId,
    storeName,
    delivery: order.delivery,
    lines: lines.map((of) => {
      const { orderId: _, commissionMinor: _c, isUnused: _u, isReturnable: _r, ...shown } = of
      const { unitMinor, goodsMinor, paidMinor, ...line } = shown
      const sums = { unitPrice: money(unitMinor), amount: money(goodsMinor) }
      return { ...line, ...sums, paid: money(paidMinor) }
    }),
    quantity: order.quantity,
    payable: money(order.payableMinor),
    arrival: arrivalIn(order),
    expectedBy: order.expectedBy,
    expiresAt: order.expiresAt.toISOString(),
    createdAt: order.createdAt.toISOString(),
    evaluation: evaluationOf(order, now),
    reviewBy: iso(reviewByOf(order, now)),
    actions: orderActions(order, lines, reader),
  }
}

const presentParcel = (parcel: Awaited<ReturnType<typeof parcelsOf>>[number]): Parcel => ({
  parcelId: parcel.id,
  carrier: parcel.carrier,
  trackingNo: parcel.trackingNo,
  corrected:
    parcel.previousTrackingNo === null || parcel.correctedAt === null
      ? null
      : { trackingNo: parcel.previousTrackingNo, at: parcel.correctedAt.toISOString() },
  status: parcel.status,
  shippedAt: parcel.createdAt.toISOString(),
  lines: parcel.lines.map(({ orderLineId, quantity }) => ({ orderLineId, quantity })),
  events: parcel.events.map(({ status, place, at }) => ({ status, place, at: at.toISOString() })),
})

interface Parts {
  disputes: Order['disputes']
  lines: readonly Line[]
  adjustments: Awaited<ReturnType<typeof adjustmentsOf>>
  parcels: Awaited<ReturnType<typeof parcelsOf>>
  pickup: PickupPoint | null
  pickupCode: string | null
  paymentMethod: PaymentMethod | null
  sellerCode: string | null
  points: Order['points']
  reader: Reader
  locale: LocaleCode
  now: Date
}

const DAY_MS = 86_400_000

function returnBy({ state, completedAt, returnDays }: OrderRow['order'], now: Date): Date | null {
  if (state !== 'completed' || !completedAt) return null
  const last = new Date(completedAt.getTime() + returnDays * DAY_MS)
  return last > now ? last : null
}

const subsidyIn = (adjustments: Parts['adjustments']): bigint =>
  adjustments
    .filter(({ fundedBy }) => fundedBy === 'platform')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0n)

export function presentOrder(row: OrderRow, parts: Parts): Order {
  const { order } = row
  const money = (minor: bigint) => fromMinor(minor, order.currency)
  const discounts = (shares: Parts['adjustments']) =>
    presentDiscounts(shares, {
      currency: order.currency,
      locale: parts.locale,
      showsPayer: parts.reader.audience !== 'member',
    })
  const card = presentCard(row, parts.lines, parts.reader, parts.now)
  const ofLine = Map.groupBy(parts.adjustments, ({ orderLineId }) => orderLineId)
  return {
    ...card,
    lines: card.lines.map((line) => ({
      ...line,
      discounts: discounts(ofLine.get(line.orderLineId) ?? []),
    })),
    version: order.version,
    sellerCode: parts.sellerCode,
    goods: money(order.goodsMinor),
    freight: money(order.freightMinor),
    discount: money(order.discountMinor),
    vat: money(order.vatMinor),
    refunded: money(order.refundedMinor),
    discounts: discounts(parts.adjustments),
    points: parts.points,
    message: order.message,
    address: order.address,
    pickup: parts.pickup,
    buyer: parts.reader.audience === 'member' ? null : order.collector,
    pickupCode: parts.pickupCode,
    paymentMethod: parts.paymentMethod,
    paidAt: iso(order.paidAt),
    shipBy: iso(order.shipBy),
    readyAt: iso(order.readyAt),
    shippedAt: iso(order.shippedAt),
    deliveredAt: iso(order.deliveredAt),
    receiveBy: iso(order.receiveBy),
    completedAt: iso(order.completedAt),
    returnBy: iso(returnBy(order, parts.now)),
    canceledAt: iso(order.canceledAt),
    parcels: parts.parcels.map(presentParcel),
    earnings:
      parts.reader.audience === 'member'
        ? null
        : earningsOf(order, { lines: parts.lines, subsidyMinor: subsidyIn(parts.adjustments) }),
    disputes: parts.disputes,
  }
}
