import { eq, sql } from 'drizzle-orm'
import { memberById } from '#features/member/member.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { personal } from '#kernel/personal.ts'
import { subscription } from './subscription.tables.ts'

/** A subscription knows an address and no member; it is his when he has proven the address. */
async function hisAddress(ctx: Ctx, memberId: string) {
  const who = await memberById(ctx, memberId)
  const mail = who?.mailVerifiedAt ? who.mail : null
  return eq(sql`lower(${subscription.email})`, (mail ?? '').toLowerCase())
}

export const subscriptionKept = personal({
  name: 'subscription',
  tables: ['subscription'],
  async read(ctx, memberId) {
    const { email, locale, state, askedAt, createdAt } = subscription
    return ctx.db
      .select({ email, locale, state, askedAt, createdAt })
      .from(subscription)
      .where(await hisAddress(ctx, memberId))
  },
  async erase(ctx, memberId) {
    await ctx.db.delete(subscription).where(await hisAddress(ctx, memberId))
  },
})
