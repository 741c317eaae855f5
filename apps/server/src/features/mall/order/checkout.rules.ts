import {
  type Arrival,
  arrivalOf,
  type DeliveryTime,
  latestArrival,
} from '@ironsouq/contract/mall/freight/arrival'
import type {
  CheckoutQuote,
  DeliveryChoice,
  OrderFault,
} from '@ironsouq/contract/mall/order/checkout.schema'
import type { DeliveryMethod, TaxScheme } from '@ironsouq/contract/mall/product/product.enums'
import { divideRounded } from '@ironsouq/contract/money/money/rounding'
import type { Goods } from '#features/mall/cart/cart.goods.projection.ts'
import {
  deliveryTimeBy,
  freightBy,
  ruleFor,
  type Destination,
  type FreightTemplate,
} from '#features/mall/freight/freight.rules.ts'

export interface PricedLine {
  goods: Goods
  quantity: number
  unitMinor: bigint
  goodsMinor: bigint
  discountMinor: bigint
  paidMinor: bigint
  vatMinor: bigint
  commissionMinor: bigint
}

export interface Adjustment {
  kind: 'freeShipping'
  fundedBy: 'store' | 'platform'
  /** The line that it is taken from; null: the freight. */
  skuId: string | null
  amountMinor: bigint
}

/** When an order arrives, and how that was found. */
type Promised =
  | { arrival: Arrival; deliveryTime: DeliveryTime }
  | { arrival: null; deliveryTime: null }

const NO_PROMISE: Promised = { arrival: null, deliveryTime: null }

export type PricedOrder = PricedSums & Promised

interface PricedSums {
  sellerId: string
  isVirtual: boolean
  currency: string
  lines: PricedLine[]
  methods: DeliveryMethod[]
  method: DeliveryMethod
  pickupWarehouseId: string | null
  message: string
  goodsMinor: bigint
  freightMinor: bigint
  discountMinor: bigint
  vatMinor: bigint
  payableMinor: bigint
  adjustments: Adjustment[]
  fault: OrderFault | null
}

/** What a checkout costs. */
export interface Priced {
  quote: CheckoutQuote
  orders: PricedOrder[]
  currency: string
  totalMinor: bigint
}

/** VAT of 5 % that a price contains, rounded for each line to the fils; other schemes show none. */
export const vatIn = (minor: bigint, scheme: TaxScheme): bigint =>
  scheme === 'standard' ? divideRounded(minor * 5n, 105n) : 0n

export const commissionOf = (minor: bigint, ppm: number): bigint =>
  divideRounded(minor * BigInt(ppm), 1_000_000n)

const sum = <T>(all: readonly T[], of: (each: T) => bigint): bigint =>
  all.reduce((total, each) => total + of(each), 0n)

function pricedLine(goods: Goods, quantity: number): PricedLine {
  const unitMinor = BigInt(goods.priceMinor)
  const goodsMinor = unitMinor * BigInt(quantity)
  return {
    goods,
    quantity,
    unitMinor,
    goodsMinor,
    discountMinor: 0n,
    paidMinor: goodsMinor,
    vatMinor: vatIn(goodsMinor, goods.taxScheme),
    commissionMinor: commissionOf(goodsMinor, goods.commissionPpm),
  }
}

interface Freight {
  minor: bigint
  freeMinor: bigint
  isDelivered: boolean
  /** Of each template; one is null where a store does not say. */
  times: (DeliveryTime | null)[]
}

/** Goods of one template travel together; without a template delivery is free. */
function freightOf(
  lines: readonly PricedLine[],
  templates: ReadonlyMap<string, FreightTemplate>,
  to: Destination,
): Freight {
  const total: Freight = { minor: 0n, freeMinor: 0n, isDelivered: true, times: [] }
  for (const [id, group] of Map.groupBy(lines, ({ goods }) => goods.freightTemplateId)) {
    const template = id === null ? undefined : templates.get(id)
    total.times.push(template ? deliveryTimeBy(template, to) : null)
    if (!template) continue
    const rule = ruleFor(template.rules, to)
    if (!rule) return { ...total, isDelivered: false }
    const { minor, isFree } = freightBy(rule, template.unit, {
      weightG: group.reduce((grams, { goods, quantity }) => grams + goods.weightG * quantity, 0),
      pieces: group.reduce((pieces, { quantity }) => pieces + quantity, 0),
      goodsMinor: sum(group, ({ goodsMinor }) => goodsMinor),
    })
    total.minor += minor
    if (isFree) total.freeMinor += minor
  }
  return total
}

/** The day on which the last of its goods arrives; nothing when the time of one of them is not known. */
function promiseOf({ times }: Freight, { now, closedDays }: Asked): Promised {
  const known = times.filter((time) => time !== null)
  const arrivals = times.map((time) => time && arrivalOf(now, time, closedDays))
  const arrival = latestArrival(arrivals)
  const slowest = known.toSorted((a, b) => b.daysMax - a.daysMax)[0]
  return arrival && slowest ? { arrival, deliveryTime: slowest } : NO_PROMISE
}

const isSent = (method: DeliveryMethod) => method === 'courier' || method === 'sameCity'

export interface Asked {
  deliveries: readonly DeliveryChoice[]
  to: Destination | null
  templates: ReadonlyMap<string, FreightTemplate>
  now: Date
  closedDays: readonly string[]
}

function pricedOrder(lines: PricedLine[], asked: Asked): PricedOrder {
  const { deliveries, to, templates } = asked
  const first = lines[0]?.goods
  if (!first) throw new Error('an order has lines')
  const { sellerId, isVirtual, currency } = first
  const chosen = deliveries.find(
    (each) => each.sellerId === sellerId && each.isVirtual === isVirtual,
  )
  const common = first.deliveryMethods.filter((method) =>
    lines.every(({ goods }) => goods.deliveryMethods.includes(method)),
  )
  // The store's own driver stays in the emirate of the store [OR-6].
  const isNear = !to || (to.country === 'AE' && to.region === first.emirate)
  const methods = common.filter((method) => method !== 'sameCity' || isNear)
  const wanted = chosen?.method
  const method = wanted && methods.includes(wanted) ? wanted : (methods[0] ?? 'courier')
  const pickupWarehouseId = method === 'pickup' ? (chosen?.pickupWarehouseId ?? null) : null
  const none: Freight = { minor: 0n, freeMinor: 0n, isDelivered: true, times: [] }
  const freight = isSent(method) && to ? freightOf(lines, templates, to) : none
  const fault: OrderFault | null =
    methods.length === 0
      ? common.length === 0
        ? 'noCommonDelivery'
        : 'notDelivered'
      : isSent(method) && !to
        ? 'addressNeeded'
        : !freight.isDelivered
          ? 'notDelivered'
          : method === 'pickup' && pickupWarehouseId === null
            ? 'pickupNeeded'
            : null
  const goodsMinor = sum(lines, (line) => line.goodsMinor)
  const adjustments: Adjustment[] =
    freight.freeMinor > 0n
      ? [{ kind: 'freeShipping', fundedBy: 'store', skuId: null, amountMinor: freight.freeMinor }]
      : []
  const discountMinor = sum(adjustments, ({ amountMinor }) => amountMinor)
  return {
    sellerId,
    isVirtual,
    currency,
    lines,
    methods,
    method,
    pickupWarehouseId,
    message: chosen?.message ?? '',
    goodsMinor,
    freightMinor: freight.minor,
    discountMinor,
    vatMinor:
      sum(lines, (line) => line.vatMinor) + vatIn(freight.minor - freight.freeMinor, 'standard'),
    payableMinor: goodsMinor + freight.minor - discountMinor,
    adjustments,
    fault,
    ...(fault === null ? promiseOf(freight, asked) : NO_PROMISE),
  }
}

/** One order for each store and kind, in the order of their first lines [OR-9]. */
export function pricedOrders(
  wanted: readonly { goods: Goods; quantity: number }[],
  asked: Asked,
): PricedOrder[] {
  const groups = Map.groupBy(wanted, ({ goods }) => `${goods.sellerId} ${goods.isVirtual}`)
  return [...groups.values()].map((group) =>
    pricedOrder(
      group.map(({ goods, quantity }) => pricedLine(goods, quantity)),
      asked,
    ),
  )
}
