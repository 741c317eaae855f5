import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { staffListQuery, staffPage } from '../../staff-list.ts'
import { SignedMoney } from '../money/money.ts'
import { PAYMENT_METHODS } from '../payment/payment.enums.ts'

const READ = { audience: 'staff', permission: 'ledger.read', method: 'GET' } as const

/** What a comparison of a day found. */
export const DIFFERENCE_KINDS = [
  /** The provider moved money that the ledger does not know. */
  'notInLedger',
  /** The ledger has what the provider does not state. */
  'notInStatement',
  'amountDiffers',
] as const
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number]

export const RESOLUTION_MAX = 200

export const ReconciliationRow = z.object({
  reconciliationId: z.uuid(),
  day: z.iso.date(),
  method: z.enum(PAYMENT_METHODS),
  statement: SignedMoney,
  ledger: SignedMoney,
  differenceCount: z.int(),
  /** Differences that no one of staff has resolved. */
  openCount: z.int(),
  at: z.iso.datetime(),
})
export type ReconciliationRow = z.output<typeof ReconciliationRow>

export const reconciliationEndpoints = {
  list: endpoint({
    ...READ,
    path: '/p/staff/reconciliation/list',
    summary:
      'Days whose statements of providers were compared with the ledger; `differs` has open differences',
    query: z.extend(staffListQuery(['-day', 'day']), {
      method: z.optional(z.enum(PAYMENT_METHODS)),
      differs: z.optional(z.enum(['yes'])),
    }),
    data: staffPage(ReconciliationRow),
  }),
  detail: endpoint({
    ...READ,
    path: '/p/staff/reconciliation/detail',
    summary: 'One comparison with its differences, at most 200',
    query: z.object({ reconciliationId: z.uuid() }),
    data: z.extend(ReconciliationRow, {
      differences: z.array(
        z.object({
          kind: z.enum(DIFFERENCE_KINDS),
          reference: z.string(),
          statement: z.nullable(SignedMoney),
          ledger: z.nullable(SignedMoney),
          /** Why it is in order after all, or what was done about it; null while it is open. */
          resolution: z.nullable(z.string()),
          resolvedBy: z.nullable(z.string()),
          resolvedAt: z.nullable(z.iso.datetime()),
        }),
      ),
    }),
  }),
  resolve: endpoint({
    audience: 'staff',
    permission: 'ledger.change',
    method: 'POST',
    path: '/p/staff/reconciliation/resolve',
    audit: true,
    once: true,
    summary: 'Resolves a difference with a reason; the ledger stays as it is',
    body: z.object({
      reconciliationId: z.uuid(),
      reference: z.string().check(z.minLength(1), z.maxLength(200)),
      resolution: z.string().check(z.trim(), z.minLength(1), z.maxLength(RESOLUTION_MAX)),
    }),
    data: z.null(),
  }),
}
