import { eq, sql } from 'drizzle-orm'
import { memberById } from '#features/people/member/member.queries.ts'
import { personalData } from '#kernel/data/personal-data.ts'
import { bindingsOf } from './social-login.queries.ts'
import { socialAttempt, socialBinding } from './social-login.tables.ts'

export const bindingPersonalData = personalData({
  name: 'socialLogins',
  tables: ['social_binding', 'social_attempt'],
  async read(ctx, memberId) {
    const rows = await bindingsOf(ctx, memberId)
    return rows.map(({ socialType, subject, createdAt }) => ({ socialType, subject, createdAt }))
  },
  /** An attempt has no member id: it is found by the provider's subject or the member's address. */
  async erase(ctx, memberId) {
    const mail = (await memberById(ctx, memberId))?.mail ?? null
    await ctx.db.delete(socialAttempt).where(sql`
      (social_type, subject) in
        (select social_type, subject from social_binding where member_id = ${memberId})
      or lower(mail) = lower(${mail}::text)`)
    await ctx.db.delete(socialBinding).where(eq(socialBinding.memberId, memberId))
  },
})
