import { desc, eq } from 'drizzle-orm'
import { personalData } from '#kernel/data/personal-data.ts'
import { storeFollow } from './store.tables.ts'

export const storeFollowPersonalData = personalData({
  name: 'followedStores',
  tables: ['store_follow'],
  read: (ctx, memberId) =>
    ctx.db
      .select({ storeId: storeFollow.sellerId, followedAt: storeFollow.createdAt })
      .from(storeFollow)
      .where(eq(storeFollow.memberId, memberId))
      .orderBy(desc(storeFollow.createdAt)),
  async erase(ctx, memberId) {
    await ctx.db.delete(storeFollow).where(eq(storeFollow.memberId, memberId))
  },
})
