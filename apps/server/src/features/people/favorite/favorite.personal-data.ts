import { desc, eq, sql } from 'drizzle-orm'
import { personalData } from '#kernel/data/personal-data.ts'
import { favorite, favoriteProduct } from './favorite.tables.ts'

export const favoritePersonalData = personalData({
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

export const favoriteProductPersonalData = personalData({
  name: 'favoriteProducts',
  tables: ['favorite_product'],
  read: (ctx, memberId) =>
    ctx.db
      .select({
        productId: favoriteProduct.productId,
        priceMinor: sql<string>`${favoriteProduct.priceMinor}::text`,
        priceCurrency: favoriteProduct.priceCurrency,
        savedAt: favoriteProduct.createdAt,
      })
      .from(favoriteProduct)
      .where(eq(favoriteProduct.memberId, memberId))
      .orderBy(desc(favoriteProduct.createdAt)),
  async erase(ctx, memberId) {
    await ctx.db.delete(favoriteProduct).where(eq(favoriteProduct.memberId, memberId))
  },
})
