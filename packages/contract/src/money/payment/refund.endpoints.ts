import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { staffListQuery, staffPage } from '../../staff-list.ts'
import { Money } from '../money/money.ts'
import { PAYMENT_METHODS } from './payment.enums.ts'
import { refundLifecycle } from './payment.lifecycle.ts'

const State = z.enum(refundLifecycle.states)
const OrderId = z.object({ orderId: z.uuid() })
const COMMAND = { method: 'POST', data: z.null(), once: true } as const

const RefundRow = z.object({
  refundId: z.uuid(),
  /** Null when a surplus payment goes back. */
  orderNumber: z.nullable(z.string()),
  method: z.enum(PAYMENT_METHODS),
  state: State,
  /** In what was charged. */
  amount: Money,
  attempt: z.int(),
  at: z.iso.datetime(),
})
export type RefundRow = z.output<typeof RefundRow>

/** Refunds of whole orders: by buyer and store before anything was sent, by staff also later [OR-4] [MS-3]. */
export const refundEndpoints = {
  ofBuyer: endpoint({
    ...COMMAND,
    path: '/p/myOrder/refund',
    audience: 'member',
    summary: 'Ends a paid order of the member of which nothing was sent, and refunds it',
    body: z.object({ orderNumber: z.string().check(z.regex(/^\d{16}$/)) }),
  }),
  ofMerchant: endpoint({
    ...COMMAND,
    path: '/p/merchant/order/refund',
    audience: 'merchant',
    permission: 'order.refund',
    audit: true,
    summary: 'Ends a paid order at the own store of which nothing was sent, and refunds it',
    body: OrderId,
  }),
  ofStaff: endpoint({
    ...COMMAND,
    path: '/p/staff/order/refund',
    audience: 'staff',
    permission: 'order.refund',
    audit: true,
    summary: 'Ends a paid order, also one that was shipped or received, and refunds all of it',
    body: z.extend(OrderId, {
      reason: z.string().check(z.trim(), z.minLength(5), z.maxLength(200)),
    }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/p/staff/refund/list',
    audience: 'staff',
    permission: 'ledger.read',
    summary: 'Money on its way back to buyers',
    query: z.extend(staffListQuery(['-at', 'at']), {
      state: z.optional(State),
      /** Those that are not tried again by themselves. */
      retries: z.optional(z.literal('over')),
    }),
    data: staffPage(RefundRow),
  }),
  retry: endpoint({
    ...COMMAND,
    path: '/p/staff/refund/retry',
    audience: 'staff',
    permission: 'order.refund',
    audit: true,
    summary: 'Tries a refund that failed once more',
    body: z.object({ refundId: z.uuid() }),
  }),
}
