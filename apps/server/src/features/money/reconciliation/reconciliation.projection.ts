import type { JournalKind } from '@ironsouq/contract/ledger-kinds'
import type { PaymentMethod } from '@ironsouq/contract/money/payment/payment.enums'
import { and, inArray, sql } from 'drizzle-orm'
import { payment } from '#features/money/payment/payment.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { disputesOf, type Movement, refundsOf } from './reconciliation.rules.ts'

/** As many references as one statement of the database takes. */
const AT_ONCE = 1000

/** Our payments by what the provider calls the money that it took. */
export async function paymentsByCapture(
  ctx: Ctx,
  methods: readonly PaymentMethod[],
  captureRefs: readonly string[],
) {
  const found = new Map<string, { id: string; method: PaymentMethod }>()
  for (let at = 0; at < captureRefs.length; at += AT_ONCE) {
    const rows = await ctx.db
      .select({ id: payment.id, method: payment.method, captureRef: payment.captureRef })
      .from(payment)
      .where(
        and(
          inArray(payment.method, [...methods]),
          inArray(payment.captureRef, captureRefs.slice(at, at + AT_ONCE)),
        ),
      )
    for (const { captureRef, ...row } of rows) if (captureRef !== null) found.set(captureRef, row)
  }
  return found
}

interface Row extends Record<string, unknown> {
  method: PaymentMethod
  currency: string
  reference: string
  kind: JournalKind
  minor: string
  at: string
}

const REFUNDS: readonly JournalKind[] = ['orderRefunded', 'surplusRefunded']
const DISPUTES: readonly JournalKind[] = ['disputeOpened', 'disputeWon', 'disputeLost']

function movementOf(kind: JournalKind, reference: string): string {
  if (REFUNDS.includes(kind)) return refundsOf(reference)
  return DISPUTES.includes(kind) ? disputesOf(reference) : reference
}

/** What the ledger has of methods of payment from a time until before another. */
export async function ledgerMovements(
  ctx: Ctx,
  methods: readonly PaymentMethod[],
  [from, until]: readonly [Date, Date],
): Promise<Movement[]> {
  const { rows } = await ctx.db.execute<Row>(sql`
    select a.owner as method, a.currency, coalesce(j.payment_id::text, j.ref) as reference,
      j.kind, -sum(e.amount) as minor,
      min(j.created_at) as at
    from ledger_journal j
    join ledger_entry e on e.journal_id = j.id
    join ledger_account a on a.id = e.account_id
    where j.created_at >= ${from.toISOString()}::timestamptz
      and j.created_at < ${until.toISOString()}::timestamptz
      and a.kind = 'clearing' and a.owner = any(${sql.param([...methods])}::text[])
    group by j.id, a.owner, a.currency`)
  return rows.map(({ method, currency, reference, kind, minor, at }) => ({
    method,
    currency,
    reference: movementOf(kind, reference),
    minor: BigInt(minor),
    at: new Date(at),
  }))
}
