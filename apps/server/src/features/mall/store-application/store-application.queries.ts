import { and, asc, desc, eq } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { storeApplication, storeDocument } from './store-application.tables.ts'

export type ApplicationRow = typeof storeApplication.$inferSelect

export async function applicationById(ctx: Ctx, id: string): Promise<ApplicationRow | undefined> {
  const [row] = await ctx.db.select().from(storeApplication).where(eq(storeApplication.id, id))
  return row
}

/** The latest application of a member: one is open at a time. */
export async function applicationOf(
  ctx: Ctx,
  memberId: string,
): Promise<ApplicationRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(storeApplication)
    .where(eq(storeApplication.memberId, memberId))
    .orderBy(desc(storeApplication.id))
    .limit(1)
  return row
}

/** Who opened a store; null once they were erased. */
export async function memberOfStore(ctx: Ctx, sellerId: string): Promise<string | null> {
  const [row] = await ctx.db
    .select({ memberId: storeApplication.memberId })
    .from(storeApplication)
    .where(and(eq(storeApplication.sellerId, sellerId), eq(storeApplication.state, 'approved')))
    .limit(1)
  return row?.memberId ?? null
}

export const documentsOf = (ctx: Ctx, applicationId: string) =>
  ctx.db
    .select()
    .from(storeDocument)
    .where(eq(storeDocument.applicationId, applicationId))
    .orderBy(asc(storeDocument.kind), asc(storeDocument.id))
