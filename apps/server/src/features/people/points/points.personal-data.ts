import { desc, eq } from 'drizzle-orm'
import { personalData } from '#kernel/data/personal-data.ts'
import { postPoints } from './points.postings.ts'
import { lockPoints } from './points.service.ts'
import { pointAccount, pointChange, pointLot, pointUse } from './points.tables.ts'

/** Points have no value without their member: all of it goes, and the ledger says that they were given up. */
export const pointsPersonalData = personalData({
  name: 'points',
  tables: ['point_account', 'point_lot', 'point_change', 'point_use'],
  async read(ctx, memberId) {
    const { source, change, orderNumber, createdAt } = pointChange
    const rows = await ctx.db
      .select({ source, change, orderNumber, createdAt })
      .from(pointChange)
      .where(eq(pointChange.memberId, memberId))
      .orderBy(desc(createdAt))
    return rows.length > 0 ? rows : null
  },
  async erase(ctx, memberId) {
    const change = -(await lockPoints(ctx, memberId))
    if (change < 0) await postPoints(ctx, { memberId, source: 'givenUp', ref: memberId, change })
    for (const table of [pointUse, pointChange, pointLot, pointAccount])
      await ctx.db.delete(table).where(eq(table.memberId, memberId))
  },
})
