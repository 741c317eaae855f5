import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { PageQuery } from '../../page.ts'
import { toMinor } from '../money/minor-units.ts'
import { Money, SignedMoney } from '../money/money.ts'
import { BALANCE_CHANGES } from './balance.enums.ts'
import { BALANCE_CURRENCY, TOP_UP_MAX_MINOR, TOP_UP_MIN_MINOR } from './balance.limits.ts'

/** A change of a member's balance [LO-3]. */
const BalanceChangeRecord = z.object({
  /** One per journal, kind and order. */
  changeId: z.string(),
  kind: z.enum(BALANCE_CHANGES),
  at: z.iso.datetime(),
  amount: SignedMoney,
  /** The balance after it. */
  balance: SignedMoney,
  order: z.nullable(z.object({ orderId: z.uuid(), number: z.nullable(z.string()) })),
  /** Why staff changed it. */
  reason: z.nullable(z.string()),
})
export type BalanceChangeRecord = z.output<typeof BalanceChangeRecord>

function isTopUp(amount: string): boolean {
  // Zod asks this of texts that are no amount as well.
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(amount)) return false
  const minor = toMinor({ amount, currency: BALANCE_CURRENCY }) ?? 0n
  return minor >= TOP_UP_MIN_MINOR && minor <= TOP_UP_MAX_MINOR
}

export const balanceEndpoints = {
  overview: endpoint({
    method: 'GET',
    path: '/p/balance/overview',
    audience: 'member',
    summary: 'What the member can spend, and whether the balance can be topped up',
    data: z.object({
      balance: Money,
      /** The part that was paid in, and the part that was given: it is spent first. */
      cash: Money,
      gift: Money,
      /** What a disputed top-up takes out of it until the dispute ends. */
      frozen: Money,
      canTopUp: z.boolean(),
    }),
  }),
  changes: endpoint({
    method: 'GET',
    path: '/p/balance/changes',
    audience: 'member',
    summary: 'The changes of the balance, the newest first',
    query: z.extend(PageQuery, { kind: z.optional(z.enum(BALANCE_CHANGES)) }),
    data: z.object({ records: z.array(BalanceChangeRecord), total: z.int() }),
  }),
  topUp: endpoint({
    method: 'POST',
    path: '/p/balance/top-up',
    audience: 'member',
    summary: 'Begins a top-up, which is then paid like an order',
    body: z.object({
      /** In the currency of balances. */
      amount: z
        .string()
        .check(
          z.maxLength(9),
          z.regex(/^\d{1,6}(\.\d{1,2})?$/),
          z.refine(isTopUp, 'error.fieldNotAllowed'),
        ),
    }),
    data: z.object({ payNo: z.string() }),
    once: true,
    limit: { max: 20, seconds: 3600 },
  }),
}
