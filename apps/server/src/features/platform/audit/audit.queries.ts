import type { AuditExport } from '@ironsouq/contract/platform/audit/audit.schema'
import { and, desc, eq, gte, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { auditLog } from '#kernel/data/kernel.tables.ts'
import { auditCheck, auditExport } from './audit.tables.ts'

export type AuditExportRow = typeof auditExport.$inferSelect

export const presentExport = (row: AuditExportRow): AuditExport => ({
  exportId: row.id,
  state: row.state,
  rowCount: row.rowCount,
  askedAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
})

/** The last finished check, and the entries of today by hour. */
export async function auditState(ctx: Ctx) {
  const [check] = await ctx.db
    .select()
    .from(auditCheck)
    .where(isNotNull(auditCheck.finishedAt))
    .orderBy(desc(auditCheck.startedAt))
    .limit(1)
  const today = new Date(ctx.now().toISOString().slice(0, 10))
  const hour = sql<number>`extract(hour from ${auditLog.at} at time zone 'UTC')::int`
  const counts = await ctx.db
    .select({ hour, count: sql<number>`count(*)::int` })
    .from(auditLog)
    .where(gte(auditLog.at, today))
    .groupBy(sql`1`)
  const byHour = new Map(counts.map((each) => [each.hour, each.count]))
  return {
    checked: check
      ? {
          at: (check.finishedAt ?? check.startedAt).toISOString(),
          entries: String(check.lastSeq),
          anchored: String(check.anchored),
          faultCount: check.faultCount,
          faults: [...check.faults],
        }
      : null,
    hours: Array.from({ length: 24 }, (_, at) => byHour.get(at) ?? 0),
  }
}

export const exportsOf = (ctx: Ctx, staffId: string): Promise<AuditExportRow[]> =>
  ctx.db
    .select()
    .from(auditExport)
    .where(eq(auditExport.staffId, staffId))
    .orderBy(desc(auditExport.createdAt))
    .limit(10)

export async function exportById(ctx: Ctx, id: string): Promise<AuditExportRow | null> {
  const [row] = await ctx.db.select().from(auditExport).where(eq(auditExport.id, id))
  return row ?? null
}

export const dueExports = (ctx: Ctx): Promise<AuditExportRow[]> =>
  ctx.db
    .select()
    .from(auditExport)
    .where(
      and(inArray(auditExport.state, ['asked', 'ready']), lte(auditExport.expiresAt, ctx.now())),
    )
