import { desc, eq, sql } from 'drizzle-orm'
import { personalData } from '#kernel/data/personal-data.ts'
import { topUp } from './top-up.tables.ts'

/** Records of money stay. They name the member by an id alone: nothing is left to erase. */
export const topUpPersonalData = personalData({
  name: 'topUps',
  tables: ['top_up'],
  read: (ctx, memberId) =>
    ctx.db
      .select({
        amountMinor: sql<string>`${topUp.amountMinor}::text`,
        currency: topUp.currency,
        createdAt: topUp.createdAt,
      })
      .from(topUp)
      .where(eq(topUp.memberId, memberId))
      .orderBy(desc(topUp.createdAt)),
  erase: async () => {},
})
