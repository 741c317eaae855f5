import { desc, eq, sql } from 'drizzle-orm'
import { personalData } from '#kernel/data/personal-data.ts'
import { cartLine } from './cart.tables.ts'

export const cartPersonalData = personalData({
  name: 'cart',
  tables: ['cart_line'],
  read: (ctx, memberId) =>
    ctx.db
      .select({
        skuId: cartLine.skuId,
        quantity: cartLine.quantity,
        seenMinor: sql<string>`${cartLine.seenMinor}::text`,
        currency: cartLine.currency,
        addedAt: cartLine.createdAt,
      })
      .from(cartLine)
      .where(eq(cartLine.memberId, memberId))
      .orderBy(desc(cartLine.createdAt)),
  async erase(ctx, memberId) {
    await ctx.db.delete(cartLine).where(eq(cartLine.memberId, memberId))
  },
})
