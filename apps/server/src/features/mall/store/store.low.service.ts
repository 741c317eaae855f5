import { eq } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { notFound } from '#kernel/errors.ts'
import { store } from './store.tables.ts'

/** From how many on the variants of a store without a limit of their own are low. */
export async function setStoreLow(ctx: Ctx, sellerId: string, lowAt: number): Promise<void> {
  const done = await ctx.db
    .update(store)
    .set({ lowAt, updatedAt: ctx.now() })
    .where(eq(store.id, sellerId))
    .returning({ id: store.id })
  if (done.length === 0) throw notFound()
}
