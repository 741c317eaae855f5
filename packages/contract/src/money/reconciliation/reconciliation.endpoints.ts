import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { staffListQuery, staffPage } from '../../staff-list.ts'
import { SignedMoney } from '../money/money.ts'
import { PAYMENT_METHODS } from '../payment/payment.enums.ts'

const CHANGE = {
  audience: 'staff',
  permission: 'ledger.change',
  method: 'POST',
  audit: true,
  once: true,
} as const
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

const Difference = z.object({
  reconciliationId: z.uuid(),
  reference: z.string().check(z.minLength(1), z.maxLength(200)),
})

/** The explanation that the second person read. */
const Stated = z.extend(Difference, { statedAt: z.iso.datetime().check(z.maxLength(30)) })

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
          /** Why it is in order after all, or what was done about it; null until someone explains it. */
          resolution: z.nullable(z.string()),
          /** By whom, and when: a second person confirms it. */
          statedBy: z.nullable(z.string()),
          statedAt: z.nullable(z.iso.datetime()),
          /** Whether the reader may be the second person. */
          canConfirm: z.boolean(),
          resolvedBy: z.nullable(z.string()),
          resolvedAt: z.nullable(z.iso.datetime()),
        }),
      ),
    }),
  }),
  resolve: endpoint({
    ...CHANGE,
    path: '/p/staff/reconciliation/resolve',
    summary: 'Explains a difference; it stays open until a second person confirms that',
    body: z.extend(Difference, {
      resolution: z.string().check(z.trim(), z.minLength(1), z.maxLength(RESOLUTION_MAX)),
    }),
    data: z.null(),
  }),
  confirm: endpoint({
    ...CHANGE,
    path: '/p/staff/reconciliation/confirm',
    recentProof: true,
    summary: 'The second person resolves a difference; the ledger stays as it is',
    body: Stated,
    data: z.null(),
  }),
  reject: endpoint({
    ...CHANGE,
    path: '/p/staff/reconciliation/reject',
    summary: 'The second person does not agree: the difference has no explanation any more',
    body: Stated,
    data: z.null(),
  }),
}
