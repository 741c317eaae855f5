import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { prepared } from '#kernel/db.ts'
import { member } from './member.tables.ts'

export type MemberRow = typeof member.$inferSelect

const byId = prepared((db) =>
  db
    .select()
    .from(member)
    .where(eq(member.id, sql.placeholder('id')))
    .prepare('member_by_id'),
)

export async function memberById(ctx: Ctx, id: string): Promise<MemberRow | null> {
  const [row] = await byId(ctx).execute({ id })
  return row ?? null
}
