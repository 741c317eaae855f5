import { desc, eq } from 'drizzle-orm'
import { personalData } from '#kernel/data/personal-data.ts'
import { growthChange, levelReached, memberGrowth } from './member-level.tables.ts'

export const memberLevelPersonalData = personalData({
  name: 'growth',
  tables: ['member_growth', 'growth_change', 'level_reached'],
  async read(ctx, memberId) {
    const { source, change, growth, createdAt } = growthChange
    const rows = await ctx.db
      .select({ source, change, growth, createdAt })
      .from(growthChange)
      .where(eq(growthChange.memberId, memberId))
      .orderBy(desc(createdAt))
    return rows.length > 0 ? rows : null
  },
  async erase(ctx, memberId) {
    for (const table of [levelReached, growthChange, memberGrowth])
      await ctx.db.delete(table).where(eq(table.memberId, memberId))
  },
})
