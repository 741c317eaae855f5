import * as z from 'zod/mini'
import { Day } from '../../day.ts'
import { endpoint } from '../../endpoint.ts'
import { Money } from '../../money/money/money.ts'
import { SearchText } from '../../search-text.ts'
import { staffListQuery, staffPage } from '../../staff-list.ts'
import { DELIVERY_METHODS } from '../product/product.enums.ts'
import { CARRIERS, PAYMENT_STANDINGS } from './order.enums.ts'
import { SHIPMENTS_MAX, SLIPS_MAX } from './order.limits.ts'
import { Order, OrderState, OrderWork } from './order.schema.ts'

const READ = { method: 'GET', audience: 'merchant', permission: 'order.read' } as const
const OrderId = z.object({ orderId: z.uuid() })

/** What a work list is narrowed down to; staff ask for one store in addition. */
export const OrderFilter = z.object({
  state: z.optional(OrderState),
  /** Words of the recipient, a mobile, tracking or order number or the last digits of one, or a whole SKU. */
  search: z.optional(SearchText(60)),
  /** Days on which it was placed in the Emirates, both included. */
  from: z.optional(Day),
  until: z.optional(Day),
  delivery: z.optional(z.enum(DELIVERY_METHODS)),
  payment: z.optional(z.enum(PAYMENT_STANDINGS)),
})

export const OrderListQuery = z.extend(
  staffListQuery(['-createdAt', 'createdAt']),
  OrderFilter.shape,
)

const TrackingNo = z.string().check(z.trim(), z.minLength(4), z.maxLength(40), z.regex(/^[\w-]+$/))

/** A whole order, or what is left of it, in one parcel. */
export const WholeShipment = z.object({
  orderNumber: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  carrier: z.enum(CARRIERS),
  trackingNo: TrackingNo,
})
export type WholeShipment = z.output<typeof WholeShipment>

/** What goes into one parcel. */
const Shipment = z.object({
  orderId: z.uuid(),
  carrier: z.enum(CARRIERS),
  trackingNo: TrackingNo,
  /** Left out, everything that was not sent yet. */
  lines: z.optional(
    z
      .array(
        z.object({
          orderLineId: z.uuid(),
          quantity: z.int().check(z.minimum(1), z.maximum(9999)),
        }),
      )
      .check(z.minLength(1), z.maxLength(50)),
  ),
})
export type Shipment = z.output<typeof Shipment>

/** A store also works by what is due first. */
const OwnListQuery = z.extend(OrderListQuery, {
  sort: z._default(z.enum(['-createdAt', 'createdAt', 'deadline', '-deadline']), '-createdAt'),
})

/** The orders at the own store [BO-1]. */
export const orderMerchantEndpoints = {
  list: endpoint({
    ...READ,
    path: '/p/merchant/order/list',
    summary: 'The orders at the own store, a page at a time',
    query: OwnListQuery,
    data: staffPage(OrderWork),
  }),
  counts: endpoint({
    ...READ,
    path: '/p/merchant/order/counts',
    summary: 'How many orders at the own store are in each state, at most 10,000 of each',
    data: z.record(OrderState, z.int()),
  }),
  detail: endpoint({
    ...READ,
    path: '/p/merchant/order/detail',
    summary: 'One order at the own store with its parcels and sums',
    query: OrderId,
    data: Order,
  }),
  reprice: endpoint({
    method: 'PUT',
    path: '/p/merchant/order/price',
    audience: 'merchant',
    permission: 'order.price',
    audit: true,
    summary: 'Takes something off an order that is not paid, or changes its freight',
    body: z.extend(OrderId, {
      version: z.int(),
      /** What the store takes off the goods in all, instead of what it took off before. */
      discount: Money,
      /** Left out, the fee and free delivery stay; given, it is what the buyer pays, and delivery is no longer free. */
      freight: z.optional(Money),
    }),
    data: Order,
    once: true,
    versioned: true,
  }),
  ship: endpoint({
    method: 'POST',
    path: '/p/merchant/order/ship',
    audience: 'merchant',
    permission: 'order.ship',
    audit: true,
    summary: 'Records that a parcel of an order was sent',
    body: Shipment,
    data: Order,
    once: true,
  }),
  shipMany: endpoint({
    method: 'POST',
    path: '/p/merchant/order/ship-many',
    audience: 'merchant',
    permission: 'order.ship',
    audit: true,
    summary: 'Records that many orders were sent, each in one parcel; says what became of each',
    body: z.object({
      shipments: z.array(WholeShipment).check(z.minLength(1), z.maxLength(SHIPMENTS_MAX)),
    }),
    /** In the order of the request. */
    data: z.array(
      z.object({
        orderNumber: z.string(),
        /** Why it was refused, in the language of the request; null when it was shipped. */
        refusal: z.nullable(z.string()),
      }),
    ),
    once: true,
    limit: { max: 30, seconds: 60 },
  }),
  packingSlips: endpoint({
    method: 'POST',
    path: '/p/merchant/order/packing-slips',
    audience: 'merchant',
    permission: 'order.read',
    summary: 'An address of one PDF with a packing slip for each order, for a minute',
    body: z.object({
      orderIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(SLIPS_MAX)),
    }),
    data: z.object({ url: z.string() }),
    limit: { max: 20, seconds: 60 },
  }),
  correctTracking: endpoint({
    method: 'PUT',
    path: '/p/merchant/order/tracking',
    audience: 'merchant',
    permission: 'order.ship',
    audit: true,
    summary:
      'Corrects who brings a parcel and its number; the buyer is notified, and the new number is followed',
    body: z.object({ parcelId: z.uuid(), carrier: z.enum(CARRIERS), trackingNo: TrackingNo }),
    data: Order,
    once: true,
    limit: { max: 30, seconds: 60 },
  }),
  ready: endpoint({
    method: 'POST',
    path: '/p/merchant/order/ready',
    audience: 'merchant',
    permission: 'order.ship',
    audit: true,
    summary: 'Says that an order is packed and ready at the pickup point; the buyer is notified',
    body: OrderId,
    data: Order,
    once: true,
  }),
  handOver: endpoint({
    method: 'POST',
    path: '/p/merchant/order/hand-over',
    audience: 'merchant',
    permission: 'order.ship',
    audit: true,
    summary: 'Hands an order over at the pickup point against the code of the buyer',
    body: z.extend(OrderId, { code: z.string().check(z.regex(/^\d{8}$/)) }),
    data: Order,
    once: true,
    limit: { max: 30, seconds: 60 },
  }),
}
