import type { Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/db.ts'
import type { MemberRow } from './member.queries.ts'
import { member } from './member.tables.ts'

export type NewMember = Omit<typeof member.$inferInsert, 'createdAt'>

export async function addMember(ctx: Ctx, given: NewMember): Promise<MemberRow> {
  const columns = { ...given, createdAt: ctx.now() }
  return one(await ctx.db.insert(member).values(columns).returning())
}
