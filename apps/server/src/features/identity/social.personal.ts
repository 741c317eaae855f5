import { eq, sql } from 'drizzle-orm'
import { memberById } from '#features/member/member.queries.ts'
import { personal } from '#kernel/personal.ts'
import { socialAttempt, socialBinding } from './identity.tables.ts'
import { bindingsOf } from './social.queries.ts'

export const bindingsKept = personal({
  name: 'socialLogins',
  tables: ['social_binding', 'social_attempt'],
  async read(ctx, memberId) {
    const rows = await bindingsOf(ctx, memberId)
    return rows.map(({ socialType, subject, createdAt }) => ({ socialType, subject, createdAt }))
  },
  /** An attempt names no member: his are those of who he is to a provider, or with his address. */
  async erase(ctx, memberId) {
    const mail = (await memberById(ctx, memberId))?.mail ?? null
    await ctx.db.delete(socialAttempt).where(sql`
      (social_type, subject) in
        (select social_type, subject from social_binding where member_id = ${memberId})
      or lower(mail) = lower(${mail}::text)`)
    await ctx.db.delete(socialBinding).where(eq(socialBinding.memberId, memberId))
  },
})
