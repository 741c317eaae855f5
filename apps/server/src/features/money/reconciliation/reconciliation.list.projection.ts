import type { QueryOf } from '@ironsouq/contract/endpoint'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import type {
  ReconciliationRow,
  reconciliationEndpoints,
} from '@ironsouq/contract/money/reconciliation/reconciliation.endpoints'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { staff } from '#features/people/staff/staff.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { keyset } from '#kernel/data/keyset.ts'
import { notFound } from '#kernel/errors.ts'
import { reconciliation, reconciliationDifference } from './reconciliation.tables.ts'

const [first, second] = [alias(staff, 'first'), alias(staff, 'second')]

/** The most differences that are shown of one day. */
const SHOWN_MAX = 200

const openCount = sql<number>`(select count(*)::int from reconciliation_difference d
  where d.reconciliation_id = reconciliation.id and d.resolved_at is null)`

const present = (
  row: typeof reconciliation.$inferSelect,
  openCount: number,
): ReconciliationRow => ({
  reconciliationId: row.id,
  day: row.day,
  method: row.method,
  statement: fromMinor(row.statementMinor, row.currency),
  ledger: fromMinor(row.ledgerMinor, row.currency),
  differenceCount: row.differenceCount,
  openCount,
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
    asked.differs && and(gt(reconciliation.differenceCount, 0), gt(openCount, 0)),
  )
  const [found, total] = await Promise.all([
    ctx.db
      .select({ at: list.at, row: reconciliation, openCount })
      .from(reconciliation)
      .where(and(filter, list.where))
      .orderBy(...list.orderBy)
      .limit(list.limit),
    ctx.db.$count(reconciliation, filter),
  ])
  const { rows, next, previous } = list.pageOf(found)
  return { rows: rows.map(({ row, openCount }) => present(row, openCount)), next, previous, total }
}

export async function reconciliationShown(ctx: Ctx, readerId: string, id: string) {
  const [found] = await ctx.db
    .select({ row: reconciliation, openCount })
    .from(reconciliation)
    .where(eq(reconciliation.id, id))
  if (!found) throw notFound()
  const { row } = found
  const differences = await ctx.db
    .select({
      difference: reconciliationDifference,
      statedBy: first.name,
      resolvedBy: second.name,
    })
    .from(reconciliationDifference)
    .leftJoin(first, eq(first.id, reconciliationDifference.statedBy))
    .leftJoin(second, eq(second.id, reconciliationDifference.resolvedBy))
    .where(eq(reconciliationDifference.reconciliationId, id))
    // What is open is never beyond the end.
    .orderBy(
      sql`${reconciliationDifference.resolvedAt} is not null`,
      asc(reconciliationDifference.reference),
    )
    .limit(SHOWN_MAX)
  const amountOf = (minor: bigint | null) =>
    minor === null ? null : fromMinor(minor, row.currency)
  return {
    ...present(row, found.openCount),
    differences: differences.map(({ difference, statedBy, resolvedBy }) => ({
      kind: difference.kind,
      reference: difference.reference,
      statement: amountOf(difference.statementMinor),
      ledger: amountOf(difference.ledgerMinor),
      resolution: difference.resolution,
      statedBy,
      statedAt: difference.statedAt?.toISOString() ?? null,
      canConfirm:
        difference.statedBy !== null &&
        difference.resolvedAt === null &&
        difference.statedBy !== readerId,
      resolvedBy,
      resolvedAt: difference.resolvedAt?.toISOString() ?? null,
    })),
  }
}
