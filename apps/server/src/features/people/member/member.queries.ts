import type { UserInfo } from '@ironsouq/contract/people/member/member.schema'
import { and, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { prepared } from '#kernel/data/db.ts'
import { member } from './member.tables.ts'

export type MemberRow = typeof member.$inferSelect

/** An erased member does not count as a member. */
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

/** Account names and addresses are case-insensitive. */
export const memberByAccount = memberBy(
  'member_by_account',
  sql`lower(${member.account}) = lower(${value})`,
)
export const memberByMail = memberBy('member_by_mail', sql`lower(${member.mail}) = lower(${value})`)

/** By E.164. */
export const memberByMobile = memberBy('member_by_mobile', eq(member.mobile, value))

/** The members of these ids that are not erased. */
export async function membersThere(ctx: Ctx, ids: readonly string[]): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: member.id })
    .from(member)
    .where(and(inArray(member.id, [...ids]), isNull(member.erasedAt)))
  return rows.map(({ id }) => id)
}

/** Of these, the members who have an email address, or only those who have verified it. */
export async function membersWithMail(
  ctx: Ctx,
  ids: readonly string[],
  { isVerified }: { isVerified: boolean },
): Promise<string[]> {
  const verified = isVerified ? isNotNull(member.mailVerifiedAt) : undefined
  const rows = await ctx.db
    .select({ id: member.id })
    .from(member)
    .where(and(inArray(member.id, [...ids]), isNotNull(member.mail), verified))
  return rows.map(({ id }) => id)
}

export const userInfoOf = ({ id, nickName, pic, mail, mobile }: MemberRow): UserInfo => ({
  nickName,
  pic: pic ?? '',
  userId: id,
  userMail: mail ?? '',
  userMobile: mobile ?? '',
})
