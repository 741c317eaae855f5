import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import {
  OwnVouchers,
  RecentWriteOff,
  ShownVoucher,
  VoucherCode,
  VoucherCounts,
} from './voucher.schema.ts'

const OrderId = z.object({ orderId: z.uuid() })
/** A code stands in no address: addresses are written to logs. */
const Code = z.object({ code: VoucherCode })

export const voucherEndpoints = {
  ofOrder: endpoint({
    method: 'GET',
    path: '/p/voucher/of-order',
    audience: 'member',
    summary: 'The codes of an own virtual order',
    query: z.object({ orderNumber: z.string().check(z.regex(/^\d{16}$/)) }),
    data: OwnVouchers,
  }),
}

/** Codes of the own store [PR-6]. */
export const voucherMerchantEndpoints = {
  look: endpoint({
    method: 'POST',
    path: '/p/merchant/voucher/look',
    audience: 'merchant',
    permission: 'order.ship',
    summary: 'What a code of the own store is for, and whether it can be written off',
    body: Code,
    data: ShownVoucher,
    limit: { max: 120, seconds: 60 },
  }),
  writeOff: endpoint({
    method: 'POST',
    path: '/p/merchant/voucher/write-off',
    audience: 'merchant',
    permission: 'order.ship',
    audit: true,
    summary: 'Writes a code of the own store off, once',
    body: Code,
    data: ShownVoucher,
    once: true,
    limit: { max: 120, seconds: 60 },
    refusalShownBy: 'page',
  }),
  recent: endpoint({
    method: 'GET',
    path: '/p/merchant/voucher/recent',
    audience: 'merchant',
    permission: 'order.read',
    summary: 'The latest write-offs of the own store',
    data: z.array(RecentWriteOff),
  }),
  ofOrder: endpoint({
    method: 'GET',
    path: '/p/merchant/voucher/of-order',
    audience: 'merchant',
    permission: 'order.read',
    summary: 'How many codes of an order at the own store are in each state',
    query: OrderId,
    data: VoucherCounts,
  }),
}

export const voucherStaffEndpoints = {
  ofOrder: endpoint({
    method: 'GET',
    path: '/p/staff/voucher/of-order',
    audience: 'staff',
    permission: 'order.read',
    summary: 'How many codes of an order are in each state',
    query: OrderId,
    data: VoucherCounts,
  }),
}
