import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { JOURNAL_KINDS } from '../../ledger-kinds.ts'
import { staffListQuery, staffPage } from '../../staff-list.ts'
import { SignedMoney } from '../money/money.ts'
import { LedgerEvent, LedgerLine, OrderName, Period } from './ledger.schema.ts'

const READ = { audience: 'merchant', permission: 'ledger.read', method: 'GET' } as const

/** What one journal changed for the seller, for one order or for a payout. */
const SellerLedgerRow = z.extend(LedgerEvent, {
  rowId: z.string(),
  order: z.nullable(OrderName),
  pending: SignedMoney,
  due: SignedMoney,
  paidOut: SignedMoney,
})
export type SellerLedgerRow = z.output<typeof SellerLedgerRow>

const SellerBalance = z.object({
  /** Paid by buyers for orders that are not settled. */
  pending: SignedMoney,
  /** Settled and not yet paid out; below zero after a refund of what was paid out. */
  due: SignedMoney,
  paidOut: SignedMoney,
})
export type SellerBalance = z.output<typeof SellerBalance>

export const ledgerMerchantEndpoints = {
  balances: endpoint({
    ...READ,
    path: '/p/merchant/ledger/balances',
    summary: 'What the seller has, one entry per currency',
    data: z.array(SellerBalance),
  }),
  list: endpoint({
    ...READ,
    path: '/p/merchant/ledger/list',
    summary: 'What changed the balances of the seller, by order',
    query: z.extend(staffListQuery(['-at', 'at']), {
      ...Period,
      kind: z.optional(z.enum(JOURNAL_KINDS)),
    }),
    data: staffPage(SellerLedgerRow),
  }),
  order: endpoint({
    ...READ,
    path: '/p/merchant/ledger/order',
    summary: 'The journals of an order of the seller, with every line',
    query: z.object({ orderId: z.uuid() }),
    data: z.object({
      order: OrderName,
      journals: z.array(z.extend(LedgerEvent, { lines: z.array(LedgerLine) })),
    }),
  }),
}
