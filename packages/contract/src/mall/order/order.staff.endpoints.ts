import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { Money } from '../../money/money/money.ts'
import { PAYMENT_METHODS } from '../../money/payment/payment.enums.ts'
import { paymentLifecycle } from '../../money/payment/payment.lifecycle.ts'
import { SearchText } from '../../search-text.ts'
import { staffPage } from '../../staff-list.ts'
import { OrderFilter, OrderListQuery } from './order.merchant.endpoints.ts'
import { Order, OrderState, OrderWork } from './order.schema.ts'

const OrderId = z.object({ orderId: z.uuid() })

/** What an order leads to. */
export const OrderAround = z.object({
  memberId: z.uuid(),
  /** Null for those who may not see members, and when the member is erased. */
  memberName: z.nullable(z.string()),
  /** Orders of the same buyer, with this one, counted up to a limit. */
  orders: z.int(),
  payNo: z.string(),
  /** The newest first. */
  payments: z.array(
    z.object({
      paymentId: z.uuid(),
      method: z.enum(PAYMENT_METHODS),
      state: z.enum(paymentLifecycle.states),
      /** Of all orders that were paid together. */
      amount: Money,
      providerRef: z.nullable(z.string()),
      at: z.iso.datetime(),
    }),
  ),
})
export type OrderAround = z.output<typeof OrderAround>

const narrowed = {
  /** As that of stores; those who may see members also find by what begins a name, company or mail address. */
  search: z.optional(SearchText(120)),
  sellerId: z.optional(z.uuid()),
  memberId: z.optional(z.uuid()),
  method: z.optional(z.enum(PAYMENT_METHODS)),
  /** Of stores that may not sell: suspended, or contract or licence ended [ST-7]. */
  storeStanding: z.optional(z.enum(['stopped'])),
}

export const StaffOrderFilter = z.extend(OrderFilter, narrowed)

/** The orders of all stores, as staff see them [BO-6]. */
export const orderStaffEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/p/staff/order/list',
    audience: 'staff',
    permission: 'order.read',
    summary: 'The orders of all stores, a page at a time',
    query: z.extend(OrderListQuery, narrowed),
    data: staffPage(OrderWork),
  }),
  counts: endpoint({
    method: 'GET',
    path: '/p/staff/order/counts',
    audience: 'staff',
    permission: 'order.read',
    summary: 'How many orders of all stores are in each state, at most 10,000 of each',
    data: z.record(OrderState, z.int()),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/p/staff/order/detail',
    audience: 'staff',
    permission: 'order.read',
    summary: 'One order with its parcels and sums',
    query: OrderId,
    data: Order,
  }),
  around: endpoint({
    method: 'GET',
    path: '/p/staff/order/around',
    audience: 'staff',
    permission: 'order.read',
    summary: 'The buyer of an order and every attempt to pay it, for those who go on from there',
    query: OrderId,
    data: OrderAround,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/p/staff/order/cancel',
    audience: 'staff',
    permission: 'order.cancel',
    audit: true,
    summary: 'Cancels an order that is not paid',
    body: z.extend(OrderId, {
      reason: z.string().check(z.trim(), z.minLength(5), z.maxLength(200)),
    }),
    data: Order,
    once: true,
  }),
}
