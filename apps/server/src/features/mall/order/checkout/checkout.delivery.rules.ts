import {
  type Arrival,
  arrivalOf,
  type DeliveryTime,
  latestArrival,
} from '@ironsouq/contract/mall/freight/arrival'
import type { DeliveryChoice, OrderFault } from '@ironsouq/contract/mall/order/checkout.schema'
import type { DeliveryMethod } from '@ironsouq/contract/mall/product/product.enums'
import type { Goods } from '#features/mall/cart/cart.goods.projection.ts'
import {
  deliveryTimeBy,
  type Destination,
  freightBy,
  type FreightTemplate,
  ruleFor,
} from '#features/mall/freight/freight.rules.ts'
import type { FreightPart } from '#features/mall/pricing/pricing.given.rules.ts'

export interface Wanted {
  goods: Goods
  quantity: number
}

/** When an order arrives, and how that was found. */
type Promised =
  | { arrival: Arrival; deliveryTime: DeliveryTime }
  | { arrival: null; deliveryTime: null }

const NO_PROMISE: Promised = { arrival: null, deliveryTime: null }

interface Delivery {
  /** Of its store and whether its goods are virtual. */
  orderKey: string
  sellerId: string
  isVirtual: boolean
  currency: string
  wanted: readonly Wanted[]
  methods: DeliveryMethod[]
  method: DeliveryMethod
  pickupWarehouseId: string | null
  message: string
  freight: readonly FreightPart[]
  fault: OrderFault | null
}

/** An order of a checkout with its delivery, before it is priced. */
export type DeliveredOrder = Delivery & Promised

interface Freight {
  parts: FreightPart[]
  isDelivered: boolean
  /** Of each template; one is null where a store does not say. */
  times: (DeliveryTime | null)[]
}

const NO_FREIGHT: Freight = { parts: [], isDelivered: true, times: [] }

/** Goods of one template travel together; without a template delivery is free. */
function freightOf(
  { orderKey, sellerId, wanted }: Pick<Delivery, 'orderKey' | 'sellerId' | 'wanted'>,
  templates: ReadonlyMap<string, FreightTemplate>,
  to: Destination,
): Freight {
  const found: Freight = { parts: [], isDelivered: true, times: [] }
  for (const [id, group] of Map.groupBy(wanted, ({ goods }) => goods.freightTemplateId)) {
    const template = id === null ? undefined : templates.get(id)
    found.times.push(template ? deliveryTimeBy(template, to) : null)
    if (!template) continue
    const rule = ruleFor(template.rules, to)
    if (!rule) return { ...found, isDelivered: false }
    const minor = freightBy(rule, template.unit, {
      weightG: group.reduce((grams, { goods, quantity }) => grams + goods.weightG * quantity, 0),
      pieces: group.reduce((pieces, { quantity }) => pieces + quantity, 0),
    })
    const lineIds = group.map(({ goods }) => goods.skuId)
    found.parts.push({ orderKey, sellerId, lineIds, minor, freeFromMinor: rule.freeFromMinor })
  }
  return found
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

function deliveredOrder(wanted: readonly Wanted[], orderKey: string, asked: Asked): DeliveredOrder {
  const { deliveries, to, templates } = asked
  const first = wanted[0]?.goods
  if (!first) throw new Error('an order has lines')
  const { sellerId, isVirtual, currency } = first
  const chosen = deliveries.find(
    (each) => each.sellerId === sellerId && each.isVirtual === isVirtual,
  )
  const common = first.deliveryMethods.filter((method) =>
    wanted.every(({ goods }) => goods.deliveryMethods.includes(method)),
  )
  // The store's own driver stays in the emirate of the store [OR-6].
  const isNear = !to || (to.country === 'AE' && to.region === first.emirate)
  const methods = common.filter((method) => method !== 'sameCity' || isNear)
  const choice = chosen?.method
  const method = choice && methods.includes(choice) ? choice : (methods[0] ?? 'courier')
  const pickupWarehouseId = method === 'pickup' ? (chosen?.pickupWarehouseId ?? null) : null
  const freight =
    isSent(method) && to ? freightOf({ orderKey, sellerId, wanted }, templates, to) : NO_FREIGHT
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
  return {
    orderKey,
    sellerId,
    isVirtual,
    currency,
    wanted,
    methods,
    method,
    pickupWarehouseId,
    message: chosen?.message ?? '',
    freight: freight.parts,
    fault,
    ...(fault === null ? promiseOf(freight, asked) : NO_PROMISE),
  }
}

/** One order for each store and kind, in the order of their first lines [OR-9]. */
export function deliveredOrders(wanted: readonly Wanted[], asked: Asked): DeliveredOrder[] {
  const groups = Map.groupBy(wanted, ({ goods }) => `${goods.sellerId} ${goods.isVirtual}`)
  return [...groups].map(([orderKey, group]) => deliveredOrder(group, orderKey, asked))
}
