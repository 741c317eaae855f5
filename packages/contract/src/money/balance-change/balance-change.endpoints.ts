import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { staffListQuery, staffPage } from '../../staff-list.ts'
import { BALANCE_CURRENCY } from '../balance/balance.limits.ts'
import { toMinor } from '../money/minor-units.ts'
import { SignedMoney } from '../money/money.ts'
import { balanceChangeLifecycle } from './balance-change.lifecycle.ts'
import { CHANGE_MAX_MINOR, REASON_MAX } from './balance-change.limits.ts'

const READ = { audience: 'staff', permission: 'ledger.read', method: 'GET' } as const
const CHANGE = {
  audience: 'staff',
  permission: 'ledger.change',
  method: 'POST',
  audit: true,
  recentProof: true,
  once: true,
} as const

const State = z.enum(balanceChangeLifecycle.states)

function isInRange(amount: string): boolean {
  // Zod asks this of texts that are no amount as well.
  if (!/^-?\d{1,12}(\.\d{1,3})?$/.test(amount)) return false
  const minor = toMinor({ amount, currency: BALANCE_CURRENCY }) ?? 0n
  const magnitude = minor < 0n ? -minor : minor
  return magnitude > 0n && magnitude <= CHANGE_MAX_MINOR
}

export const BalanceChangeRow = z.object({
  changeId: z.uuid(),
  memberId: z.uuid(),
  /** Null for a member who was erased. */
  memberName: z.nullable(z.string()),
  amount: SignedMoney,
  reason: z.string(),
  state: State,
  requestedBy: z.string(),
  decidedBy: z.nullable(z.string()),
  at: z.iso.datetime(),
  /** Whether the reader may be the second person. */
  canDecide: z.boolean(),
})
export type BalanceChangeRow = z.output<typeof BalanceChangeRow>

const ChangeId = z.object({ changeId: z.uuid() })

export const balanceChangeEndpoints = {
  list: endpoint({
    ...READ,
    path: '/p/staff/balance-change/list',
    summary: 'Changes of balances by hand',
    query: z.extend(staffListQuery(['-at', 'at']), { state: z.optional(State) }),
    data: staffPage(BalanceChangeRow),
  }),
  request: endpoint({
    ...CHANGE,
    path: '/p/staff/balance-change/request',
    summary:
      'Changes the balance of a member; a large change, or many in a day, wait for a second person',
    body: z.object({
      memberId: z.uuid(),
      /** In the currency of balances; below zero to take away. */
      amount: z
        .string()
        .check(
          z.maxLength(16),
          z.regex(/^-?\d{1,12}(\.\d{1,2})?$/),
          z.refine(isInRange, 'error.fieldNotAllowed'),
        ),
      reason: z
        .string()
        .check(z.trim(), z.minLength(1, 'error.fieldRequired'), z.maxLength(REASON_MAX)),
    }),
    data: BalanceChangeRow,
  }),
  approve: endpoint({
    ...CHANGE,
    path: '/p/staff/balance-change/approve',
    summary: 'Posts a change that someone else requested',
    body: ChangeId,
    data: BalanceChangeRow,
  }),
  reject: endpoint({
    ...CHANGE,
    path: '/p/staff/balance-change/reject',
    summary: 'Rejects a change that someone else requested',
    body: ChangeId,
    data: BalanceChangeRow,
  }),
}
