import { asc, eq, inArray, or, sql } from 'drizzle-orm'
import { memberById } from '#features/people/member/member.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { personalData } from '#kernel/data/personal-data.ts'
import { verificationCode } from './verification.tables.ts'

/** Codes requested by the member, or for one of the member's addresses or names. */
async function codesOf(ctx: Ctx, memberId: string) {
  const member = await memberById(ctx, memberId)
  const names = [member?.mail, member?.mobile, member?.account].filter(
    (name) => typeof name === 'string',
  )
  const target = sql`lower(split_part(${verificationCode.target}, E'\\n', 1))`
  return or(
    eq(verificationCode.memberId, memberId),
    inArray(
      target,
      [memberId, ...names].map((name) => name.toLowerCase()),
    ),
  )
}

export const codePersonalData = personalData({
  name: 'codes',
  tables: ['verification_code'],
  async read(ctx, memberId) {
    const { purpose, channel, target, locale, browser, system, country, createdAt } =
      verificationCode
    return ctx.db
      .select({ purpose, channel, target, locale, browser, system, country, askedAt: createdAt })
      .from(verificationCode)
      .where(await codesOf(ctx, memberId))
      .orderBy(asc(createdAt))
  },
  async erase(ctx, memberId) {
    await ctx.db.delete(verificationCode).where(await codesOf(ctx, memberId))
  },
})
