import { desc, eq, sql } from 'drizzle-orm'
import { personal } from '#kernel/personal.ts'
import { favorite } from './favorite.tables.ts'

export const favoritesKept = personal({
  name: 'favorites',
  tables: ['favorite'],
  read: (ctx, memberId) =>
    ctx.db
      .select({
        deviceId: favorite.deviceId,
        priceMinor: sql<string | null>`${favorite.priceMinor}::text`,
        priceCurrency: favorite.priceCurrency,
        savedAt: favorite.createdAt,
      })
      .from(favorite)
      .where(eq(favorite.memberId, memberId))
      .orderBy(desc(favorite.createdAt)),
  async erase(ctx, memberId) {
    await ctx.db.delete(favorite).where(eq(favorite.memberId, memberId))
  },
})
