import { asc, eq, inArray, or, sql } from 'drizzle-orm'
import { memberById } from '#features/member/member.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { personal } from '#kernel/personal.ts'
import { passwordSince } from './identity.credential.queries.ts'
import { credential, verificationCode } from './identity.tables.ts'

/** Codes that were asked for by him, or for what he is reached or named by. */
async function codesOf(ctx: Ctx, memberId: string) {
  const who = await memberById(ctx, memberId)
  const names = [who?.mail, who?.mobile, who?.account].filter((name) => typeof name === 'string')
  const target = sql`lower(${verificationCode.target})`
  return or(
    eq(verificationCode.memberId, memberId),
    inArray(
      target,
      [memberId, ...names].map((name) => name.toLowerCase()),
    ),
  )
}

export const credentialKept = personal({
  name: 'password',
  tables: ['credential'],
  async read(ctx, memberId) {
    const changedAt = await passwordSince(ctx, memberId)
    return { hasPassword: changedAt !== null, changedAt }
  },
  async erase(ctx, memberId) {
    await ctx.db.delete(credential).where(eq(credential.memberId, memberId))
  },
})

export const codesKept = personal({
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
