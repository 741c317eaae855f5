import type { PaymentMethod } from '@ironsouq/contract/payment/payment.enums'
import { and, eq } from 'drizzle-orm'
import { clearingOf } from '#features/ledger/ledger.queries.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { compareStatement } from './reconciliation.rules.ts'
import { reconciliation, reconciliationDifference } from './reconciliation.tables.ts'

interface Statement {
  method: PaymentMethod
  /** A day in UTC. */
  day: string
  currency: string
  /** What the provider received and, below zero, sent back, by our reference: a payment or a refund. */
  movements: ReadonlyMap<string, bigint>
}

/**
 * Compares a day of a provider's statement with the ledger and stores the result. Done again, it
 * replaces the result: a later statement can be more complete.
 */
export const reconcile = (
  ctx: Ctx,
  { method, day, currency, movements }: Statement,
): Promise<{ differenceCount: number }> =>
  atomic(ctx, async (ctx) => {
    const of = { method, day, currency }
    const known = await clearingOf(ctx, of)
    const { differences, statementMinor, ledgerMinor } = compareStatement(movements, known)
    const isSame = [
      eq(reconciliation.method, method),
      eq(reconciliation.day, day),
      eq(reconciliation.currency, currency),
    ]
    await ctx.db.delete(reconciliation).where(and(...isSame))
    const createdAt = ctx.now()
    const differenceCount = differences.length
    const { id: reconciliationId } = one(
      await ctx.db
        .insert(reconciliation)
        .values({ ...of, statementMinor, ledgerMinor, differenceCount, createdAt })
        .returning(),
    )
    if (differenceCount > 0)
      await ctx.db
        .insert(reconciliationDifference)
        .values(differences.map((each) => ({ ...each, reconciliationId, createdAt })))
    return { differenceCount }
  })
