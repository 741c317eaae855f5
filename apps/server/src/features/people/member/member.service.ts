import { and, eq, isNull, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { one, prepared } from '#kernel/data/db.ts'
import { notLoggedIn } from '#kernel/errors.ts'
import type { MemberRow } from './member.queries.ts'
import { member } from './member.tables.ts'

export type NewMember = Omit<typeof member.$inferInsert, 'createdAt'>

export async function addMember(ctx: Ctx, given: NewMember): Promise<MemberRow> {
  const columns = { ...given, createdAt: ctx.now() }
  return one(await ctx.db.insert(member).values(columns).returning())
}

const locked = prepared((db) =>
  db
    .select()
    .from(member)
    .where(and(eq(member.id, sql.placeholder('memberId')), isNull(member.erasedAt)))
    .for('no key update')
    .prepare('member_locked'),
)

/** Concurrent changes wait for this lock; foreign key checks do not. */
export async function lockMember(ctx: TxCtx, memberId: string): Promise<MemberRow> {
  const [row] = await locked(ctx).execute({ memberId })
  if (!row) throw notLoggedIn()
  return row
}

/** Whether there is such a member who is not erased, which then waits for the transaction. */
export async function isMemberThere(ctx: TxCtx, memberId: string): Promise<boolean> {
  return (await locked(ctx).execute({ memberId })).length > 0
}

/** Every change of a member goes through here; without a field nothing changes. */
export function changeMember(
  ctx: Ctx,
  memberId: string,
  set: PgUpdateSetSource<typeof member>,
): Promise<MemberRow> {
  return atomic(ctx, async (ctx) => {
    if (Object.values(set).every((value) => value === undefined)) return lockMember(ctx, memberId)
    const [changed] = await ctx.db
      .update(member)
      .set(set)
      .where(and(eq(member.id, memberId), isNull(member.erasedAt)))
      .returning()
    if (!changed) throw notLoggedIn()
    return changed
  })
}
