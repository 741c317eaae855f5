import type { PageQuery } from '@ironsouq/contract/page'
import { desc, eq } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { securityLog } from './security-log.tables.ts'

export type SecurityLogRow = typeof securityLog.$inferSelect

export async function securityLogOf(ctx: Ctx, subjectId: string, { current, size }: PageQuery) {
  const isOwn = eq(securityLog.subjectId, subjectId)
  const rows = await ctx.db
    .select()
    .from(securityLog)
    .where(isOwn)
    .orderBy(desc(securityLog.createdAt), desc(securityLog.id))
    .limit(size)
    .offset((current - 1) * size)
  return { rows, total: await ctx.db.$count(securityLog, isOwn) }
}
