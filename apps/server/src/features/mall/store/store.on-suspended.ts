import { eq } from 'drizzle-orm'
import { sellerSuspended, sellerSuspensionLifted } from '#features/people/seller/seller.events.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { consumer, emit } from '#kernel/work/events.ts'
import { storeChanged } from './store.events.ts'
import { store } from './store.tables.ts'

/** The standing of a seller is that of its store: indexes and pages read it again. */
const readAgain = (ctx: Ctx, { sellerId }: { sellerId: string }): Promise<void> =>
  atomic(ctx, async (ctx) => {
    const { rowCount } = await ctx.db
      .update(store)
      .set({ updatedAt: ctx.now() })
      .where(eq(store.id, sellerId))
    if (rowCount) await emit(ctx, storeChanged, { sellerId })
  })

export const followSuspension = [
  consumer({ name: 'store.follow-suspended', on: sellerSuspended, handle: readAgain }),
  consumer({ name: 'store.follow-lifted', on: sellerSuspensionLifted, handle: readAgain }),
]
