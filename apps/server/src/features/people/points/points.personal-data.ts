import { desc, eq } from 'drizzle-orm'
import { personalData } from '#kernel/data/personal-data.ts'
import { pointAccount, pointChange, pointLot, pointUse } from './points.tables.ts'

/** Points have no value without their member: all of it goes. */
export const pointsPersonalData = personalData({
  name: 'points',
  tables: ['point_account', 'point_lot', 'point_change', 'point_use'],
  async read(ctx, memberId) {
    const { source, change, balance, orderNumber, createdAt } = pointChange
    const rows = await ctx.db
      .select({ source, change, balance, orderNumber, createdAt })
      .from(pointChange)
      .where(eq(pointChange.memberId, memberId))
      .orderBy(desc(createdAt))
    return rows.length > 0 ? rows : null
  },
  async erase(ctx, memberId) {
    for (const table of [pointUse, pointChange, pointLot, pointAccount])
      await ctx.db.delete(table).where(eq(table.memberId, memberId))
  },
})
