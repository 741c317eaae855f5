import { and, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { prepared } from '#kernel/db.ts'
import { member } from './member.tables.ts'

export type MemberRow = typeof member.$inferSelect

/** Of a member who was erased only the id is left: he is nobody. */
const memberBy = (name: string, found: SQL) => {
  const statement = prepared((db) =>
    db
      .select()
      .from(member)
      .where(and(found, isNull(member.erasedAt)))
      .prepare(name),
  )
  return async (ctx: Ctx, value: string): Promise<MemberRow | null> => {
    const [row] = await statement(ctx).execute({ value })
    return row ?? null
  }
}

const value = sql.placeholder('value')

export const memberById = memberBy('member_by_id', eq(member.id, value))

/** An account name is the same in capitals and in small letters; so is an address. */
export const memberByAccount = memberBy(
  'member_by_account',
  sql`lower(${member.account}) = lower(${value})`,
)
export const memberByMail = memberBy('member_by_mail', sql`lower(${member.mail}) = lower(${value})`)

/** By E.164. */
export const memberByMobile = memberBy('member_by_mobile', eq(member.mobile, value))

/** Of these, the members who are still there. */
export async function membersThere(ctx: Ctx, ids: readonly string[]): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: member.id })
    .from(member)
    .where(and(inArray(member.id, [...ids]), isNull(member.erasedAt)))
  return rows.map(({ id }) => id)
}

/** Of these, the members whose address was proven. */
export async function membersByMail(ctx: Ctx, ids: readonly string[]): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: member.id })
    .from(member)
    .where(
      and(inArray(member.id, [...ids]), isNotNull(member.mail), isNotNull(member.mailVerifiedAt)),
    )
  return rows.map(({ id }) => id)
}
