import { desc, eq } from 'drizzle-orm'
import { personalData } from '#kernel/data/personal-data.ts'
import { browse, browseProduct } from './history.tables.ts'

export const historyPersonalData = personalData({
  name: 'history',
  tables: ['browse'],
  read: (ctx, memberId) =>
    ctx.db
      .select({
        deviceId: browse.deviceId,
        day: browse.day,
        seenAt: browse.seenAt,
        times: browse.times,
      })
      .from(browse)
      .where(eq(browse.memberId, memberId))
      .orderBy(desc(browse.seenAt)),
  async erase(ctx, memberId) {
    await ctx.db.delete(browse).where(eq(browse.memberId, memberId))
  },
})

export const productHistoryPersonalData = personalData({
  name: 'productHistory',
  tables: ['browse_product'],
  read: (ctx, memberId) =>
    ctx.db
      .select({
        productId: browseProduct.productId,
        day: browseProduct.day,
        seenAt: browseProduct.seenAt,
        times: browseProduct.times,
      })
      .from(browseProduct)
      .where(eq(browseProduct.memberId, memberId))
      .orderBy(desc(browseProduct.seenAt)),
  async erase(ctx, memberId) {
    await ctx.db.delete(browseProduct).where(eq(browseProduct.memberId, memberId))
  },
})
