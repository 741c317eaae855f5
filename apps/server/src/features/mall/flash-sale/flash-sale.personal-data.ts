import { desc, eq } from 'drizzle-orm'
import { personalData } from '#kernel/data/personal-data.ts'
import { flashQuota } from './flash-sale.tables.ts'

/** How many pieces a member had in flash sales; the orders themselves are the record of the sale. */
export const flashSalePersonalData = personalData({
  name: 'flashSales',
  tables: ['flash_quota'],
  read: (ctx, memberId) =>
    ctx.db
      .select({
        flashItemId: flashQuota.flashItemId,
        taken: flashQuota.taken,
        createdAt: flashQuota.createdAt,
      })
      .from(flashQuota)
      .where(eq(flashQuota.memberId, memberId))
      .orderBy(desc(flashQuota.createdAt))
      .limit(1000),
  async erase(ctx, memberId) {
    await ctx.db.delete(flashQuota).where(eq(flashQuota.memberId, memberId))
  },
})
