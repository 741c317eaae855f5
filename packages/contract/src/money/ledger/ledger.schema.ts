import * as z from 'zod/mini'
import { Day } from '../../day.ts'
import { ACCOUNT_KINDS, JOURNAL_KINDS } from '../../ledger-kinds.ts'
import { SignedMoney } from '../money/money.ts'

/** The number of a row; it does not fit into a number of JSON. */
export const LedgerId = z.string().check(z.regex(/^[1-9]\d{0,17}$/))

/** Days in UTC, both included. */
export const Period = { from: z.optional(Day), until: z.optional(Day) }

export const OrderName = z.object({
  orderId: z.uuid(),
  /** Null for an order of before the mall. */
  number: z.nullable(z.string()),
})

export const LedgerLine = z.object({
  line: z.int(),
  kind: z.enum(ACCOUNT_KINDS),
  amount: SignedMoney,
})
export type LedgerLine = z.output<typeof LedgerLine>

export const LedgerEvent = z.object({
  journalId: LedgerId,
  kind: z.enum(JOURNAL_KINDS),
  at: z.iso.datetime(),
})
