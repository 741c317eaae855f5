import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { ACCOUNT_KINDS, JOURNAL_KINDS } from '../../ledger-kinds.ts'
import { staffListQuery, staffPage } from '../../staff-list.ts'
import { SignedMoney } from '../money/money.ts'
import { LedgerEvent, LedgerId, LedgerLine, OrderName, Period } from './ledger.schema.ts'

const READ = { audience: 'staff', permission: 'ledger.read', method: 'GET' } as const

const Sought = z.string().check(z.trim(), z.maxLength(120))

/** An account with whom it belongs to. */
const LedgerAccountRow = z.object({
  accountId: LedgerId,
  kind: z.enum(ACCOUNT_KINDS),
  /** An id, or the name of a method of payment; empty for accounts of the platform. */
  owner: z.string(),
  /** Of a seller. */
  ownerName: z.nullable(z.string()),
  balance: SignedMoney,
})
export type LedgerAccountRow = z.output<typeof LedgerAccountRow>

const LedgerJournalRow = z.extend(LedgerEvent, {
  ref: z.string(),
  /** The orders of its lines. */
  orders: z.array(OrderName),
  /** The sellers and members of its accounts, by name. */
  owners: z.array(z.string()),
  /** What moved, one entry per currency. */
  moved: z.array(SignedMoney),
})
export type LedgerJournalRow = z.output<typeof LedgerJournalRow>

const TrialBalance = z.object({
  currency: z.string(),
  kinds: z.array(z.object({ kind: z.enum(ACCOUNT_KINDS), balance: SignedMoney })),
  /** Zero, or the ledger is broken. */
  total: SignedMoney,
})
export type TrialBalance = z.output<typeof TrialBalance>

export const ledgerStaffEndpoints = {
  trialBalance: endpoint({
    ...READ,
    path: '/p/staff/ledger/trial-balance',
    summary: 'The sums of all accounts by kind, one entry per currency',
    data: z.array(TrialBalance),
  }),
  accounts: endpoint({
    ...READ,
    path: '/p/staff/ledger/accounts',
    summary:
      'Accounts with their balances; `q` is the whole owner or a part of the name of a seller',
    query: z.extend(staffListQuery(['-opened', 'opened']), {
      kind: z.optional(z.enum(ACCOUNT_KINDS)),
      q: z.optional(Sought),
    }),
    data: staffPage(LedgerAccountRow),
  }),
  journals: endpoint({
    ...READ,
    path: '/p/staff/ledger/journals',
    summary:
      'Journals; `q` is the whole reference, the number or id of an order, or the id of a payment',
    query: z.extend(staffListQuery(['-at', 'at']), {
      ...Period,
      kind: z.optional(z.enum(JOURNAL_KINDS)),
      accountId: z.optional(LedgerId),
      q: z.optional(Sought),
    }),
    data: staffPage(LedgerJournalRow),
  }),
  journal: endpoint({
    ...READ,
    path: '/p/staff/ledger/journal',
    summary: 'One journal with every line',
    query: z.object({ journalId: LedgerId }),
    data: z.extend(LedgerJournalRow, {
      paymentId: z.nullable(z.uuid()),
      lines: z.array(
        z.extend(LedgerLine, {
          accountId: LedgerId,
          owner: z.string(),
          ownerName: z.nullable(z.string()),
          order: z.nullable(OrderName),
        }),
      ),
    }),
  }),
}
