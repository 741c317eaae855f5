import { and, desc, eq, lte, ne } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { dataExport, erasure } from './privacy.tables.ts'

export type ExportRow = typeof dataExport.$inferSelect
export type ErasureRow = typeof erasure.$inferSelect

export async function exportById(ctx: Ctx, id: string): Promise<ExportRow | null> {
  const [row] = await ctx.db.select().from(dataExport).where(eq(dataExport.id, id))
  return row ?? null
}

export async function latestExport(ctx: Ctx, memberId: string): Promise<ExportRow | null> {
  const [row] = await ctx.db
    .select()
    .from(dataExport)
    .where(eq(dataExport.memberId, memberId))
    .orderBy(desc(dataExport.createdAt), desc(dataExport.id))
    .limit(1)
  return row ?? null
}

const BATCH_SIZE = 200

export const dueExports = (ctx: Ctx): Promise<ExportRow[]> =>
  ctx.db
    .select()
    .from(dataExport)
    .where(and(ne(dataExport.state, 'expired'), lte(dataExport.expiresAt, ctx.now())))
    .limit(BATCH_SIZE)

export async function erasureById(ctx: Ctx, id: string): Promise<ErasureRow | null> {
  const [row] = await ctx.db.select().from(erasure).where(eq(erasure.id, id))
  return row ?? null
}

export const erasuresBefore = (ctx: Ctx, at: Date): Promise<ErasureRow[]> =>
  ctx.db.select().from(erasure).where(lte(erasure.createdAt, at)).limit(BATCH_SIZE)
