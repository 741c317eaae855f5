import { eq, or, sql } from 'drizzle-orm'
import { memberById } from '#features/people/member/member.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { personalData } from '#kernel/data/personal-data.ts'
import { viewing } from './viewing.tables.ts'

/** A viewing has a contact and no member: it belongs to the member who verified that contact. */
async function ofMember(ctx: Ctx, memberId: string) {
  const who = await memberById(ctx, memberId)
  const mail = who?.mailVerifiedAt ? who.mail : null
  const mobile = who?.mobileVerifiedAt ? who.mobile : null
  return or(
    eq(sql`lower(${viewing.mail})`, (mail ?? '').toLowerCase()),
    eq(viewing.mobile, mobile ?? ''),
  )
}

export const viewingPersonalData = personalData({
  name: 'viewing',
  tables: ['viewing'],
  async read(ctx, memberId) {
    const { deviceId, startsAt, endsAt, name, mail, mobile, locale, state, createdAt } = viewing
    return ctx.db
      .select({ deviceId, startsAt, endsAt, name, mail, mobile, locale, state, createdAt })
      .from(viewing)
      .where(await ofMember(ctx, memberId))
  },
  async erase(ctx, memberId) {
    await ctx.db.delete(viewing).where(await ofMember(ctx, memberId))
  },
})
