import { personalData } from '#kernel/data/personal-data.ts'
import { ofMember } from './viewing.queries.ts'
import { viewing } from './viewing.tables.ts'

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
