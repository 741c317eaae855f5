import type { QueryOf } from '@ironsouq/contract/endpoint'
import { fromMinor } from '@ironsouq/contract/money/minor-units'
import type {
  ReconciliationRow,
  reconciliationEndpoints,
} from '@ironsouq/contract/reconciliation/reconciliation.endpoints'
import { and, eq, gt } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { keyset } from '#kernel/data/keyset.ts'
import { notFound } from '#kernel/errors.ts'
import { reconciliation, reconciliationDifference } from './reconciliation.tables.ts'

/** The most differences that are shown of one day. */
const SHOWN_MAX = 200

const present = (row: typeof reconciliation.$inferSelect): ReconciliationRow => ({
  reconciliationId: row.id,
  day: row.day,
  method: row.method,
  statement: fromMinor(row.statementMinor, row.currency),
  ledger: fromMinor(row.ledgerMinor, row.currency),
  differenceCount: row.differenceCount,
  at: row.createdAt.toISOString(),
})

export async function reconciliationsListed(
  ctx: Ctx,
  asked: QueryOf<typeof reconciliationEndpoints.list>,
) {
  const list = keyset(asked, {
    by: reconciliation.day,
    id: reconciliation.id,
    isDescending: asked.sort.startsWith('-'),
  })
  const filter = and(
    asked.method && eq(reconciliation.method, asked.method),
    asked.differs && gt(reconciliation.differenceCount, 0),
  )
  const [found, total] = await Promise.all([
    ctx.db
      .select({ at: list.at, row: reconciliation })
      .from(reconciliation)
      .where(and(filter, list.where))
      .orderBy(...list.orderBy)
      .limit(list.limit),
    ctx.db.$count(reconciliation, filter),
  ])
  const { rows, next, previous } = list.pageOf(found)
  return { rows: rows.map(({ row }) => present(row)), next, previous, total }
}

export async function reconciliationShown(ctx: Ctx, id: string) {
  const [row] = await ctx.db.select().from(reconciliation).where(eq(reconciliation.id, id))
  if (!row) throw notFound()
  const differences = await ctx.db
    .select()
    .from(reconciliationDifference)
    .where(eq(reconciliationDifference.reconciliationId, id))
    .orderBy(reconciliationDifference.reference)
    .limit(SHOWN_MAX)
  const amountOf = (minor: bigint | null) =>
    minor === null ? null : fromMinor(minor, row.currency)
  return {
    ...present(row),
    differences: differences.map(({ kind, reference, statementMinor, ledgerMinor }) => ({
      kind,
      reference,
      statement: amountOf(statementMinor),
      ledger: amountOf(ledgerMinor),
    })),
  }
}
