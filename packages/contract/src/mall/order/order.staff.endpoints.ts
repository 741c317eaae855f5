import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { staffPage } from '../../staff-list.ts'
import { OrderListQuery } from './order.merchant.endpoints.ts'
import { Order, OrderWork } from './order.schema.ts'

const OrderId = z.object({ orderId: z.uuid() })

/** The orders of all stores, as staff see them [BO-6]. */
export const orderStaffEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/p/staff/order/list',
    audience: 'staff',
    permission: 'order.read',
    summary: 'The orders of all stores, a page at a time',
    query: z.extend(OrderListQuery, {
      sellerId: z.optional(z.uuid()),
      /** Of stores that may not sell: suspended, or contract or licence ended [ST-7]. */
      storeStanding: z.optional(z.enum(['stopped'])),
    }),
    data: staffPage(OrderWork),
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
