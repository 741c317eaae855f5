import type { PaymentMethod } from '@ironsouq/contract/money/payment/payment.enums'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { notFound, Refusal } from '#kernel/errors.ts'
import { compareStatement } from './reconciliation.rules.ts'
import { reconciliation, reconciliationDifference } from './reconciliation.tables.ts'

interface Compared {
  method: PaymentMethod
  /** A day in UTC. */
  day: string
  currency: string
  /** What the provider received and, below zero, sent back, by reference. */
  statement: ReadonlyMap<string, bigint>
  /** The same by the ledger. */
  ledger: ReadonlyMap<string, bigint>
}

const isSame = ({ method, day, currency }: Compared) =>
  and(
    eq(reconciliation.method, method),
    eq(reconciliation.day, day),
    eq(reconciliation.currency, currency),
  )

/** What staff resolved in an earlier comparison of the day, by what it was about. */
async function resolvedBefore(ctx: TxCtx, compared: Compared) {
  const rows = await ctx.db
    .select({ difference: reconciliationDifference })
    .from(reconciliationDifference)
    .innerJoin(reconciliation, eq(reconciliation.id, reconciliationDifference.reconciliationId))
    .where(and(isSame(compared), isNotNull(reconciliationDifference.resolvedAt)))
  return new Map(rows.map(({ difference }) => [keyOf(difference), difference]))
}

type Amounts = Pick<
  typeof reconciliationDifference.$inferSelect,
  'reference' | 'statementMinor' | 'ledgerMinor'
>
const keyOf = ({ reference, statementMinor, ledgerMinor }: Amounts) =>
  [reference, statementMinor, ledgerMinor].join(' ')

/**
 * Compares a day of a provider's statement with the ledger and stores the result. Done again, it replaces
 * the result: a later statement can be more complete. What was resolved stays so while it is the same.
 */
export const reconcile = (ctx: Ctx, compared: Compared): Promise<{ differenceCount: number }> =>
  atomic(ctx, async (ctx) => {
    const { method, day, currency, statement, ledger } = compared
    const { differences, statementMinor, ledgerMinor } = compareStatement(statement, ledger)
    const resolved = await resolvedBefore(ctx, compared)
    await ctx.db.delete(reconciliation).where(isSame(compared))
    const createdAt = ctx.now()
    const differenceCount = differences.length
    const sums = { statementMinor, ledgerMinor, differenceCount }
    const { id: reconciliationId } = one(
      await ctx.db
        .insert(reconciliation)
        .values({ method, day, currency, ...sums, createdAt })
        .returning(),
    )
    const rows = differences.map((each) => {
      const { resolution, resolvedBy, resolvedAt } = resolved.get(keyOf(each)) ?? {}
      return { ...each, resolution, resolvedBy, resolvedAt, reconciliationId, createdAt }
    })
    if (rows.length > 0) await ctx.db.insert(reconciliationDifference).values(rows)
    return { differenceCount }
  })

interface Resolution {
  reconciliationId: string
  reference: string
  resolution: string
}

/** One of staff says why a difference is in order, once. */
export const resolveDifference = (
  ctx: Ctx,
  staffId: string,
  { reconciliationId, reference, resolution }: Resolution,
): Promise<null> =>
  atomic(ctx, async (ctx) => {
    const named = and(
      eq(reconciliationDifference.reconciliationId, reconciliationId),
      eq(reconciliationDifference.reference, reference),
    )
    const updated = await ctx.db
      .update(reconciliationDifference)
      .set({ resolution, resolvedBy: staffId, resolvedAt: ctx.now() })
      .where(and(named, isNull(reconciliationDifference.resolvedAt)))
      .returning({ reference: reconciliationDifference.reference })
    if (updated.length === 0) {
      if ((await ctx.db.$count(reconciliationDifference, named)) === 0) throw notFound()
      throw new Refusal('error.stateChanged')
    }
    ctx.audit('reconciliation', reconciliationId, null, { reference, resolution })
    return null
  })
