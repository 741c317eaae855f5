import { eq, sql } from 'drizzle-orm'
import { memberById } from '#features/people/member/member.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { personalData } from '#kernel/data/personal-data.ts'
import { subscription } from './subscription.tables.ts'

/** A subscription has an address and no member: it belongs to the member who verified the address. */
async function ofMember(ctx: Ctx, memberId: string) {
  const who = await memberById(ctx, memberId)
  const mail = who?.mailVerifiedAt ? who.mail : null
  return eq(sql`lower(${subscription.email})`, (mail ?? '').toLowerCase())
}

export const subscriptionPersonalData = personalData({
  name: 'subscription',
  tables: ['subscription'],
  async read(ctx, memberId) {
    const { email, locale, state, askedAt, createdAt } = subscription
    return ctx.db
      .select({ email, locale, state, askedAt, createdAt })
      .from(subscription)
      .where(await ofMember(ctx, memberId))
  },
  async erase(ctx, memberId) {
    await ctx.db.delete(subscription).where(await ofMember(ctx, memberId))
  },
})
