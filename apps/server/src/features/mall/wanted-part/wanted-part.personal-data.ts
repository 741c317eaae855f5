import { eq } from 'drizzle-orm'
import { personalData } from '#kernel/data/personal-data.ts'
import { wantedByMember } from './wanted-part.projection.ts'
import { wantedPart } from './wanted-part.tables.ts'

export const wantedPartPersonalData = personalData({
  name: 'wanted-parts',
  tables: ['wanted_part'],
  read: (ctx, memberId) => wantedByMember(ctx, memberId),
  async erase(ctx, memberId) {
    await ctx.db.delete(wantedPart).where(eq(wantedPart.memberId, memberId))
  },
})
