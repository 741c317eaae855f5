import { freightChanged } from '#features/mall/freight/freight.events.ts'
import { storeChanged } from '#features/mall/store/store.events.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { consumer, emit } from '#kernel/work/events.ts'
import { storeIndexed } from './product-search.events.ts'
import { indexStore } from './product-search.index.service.ts'

async function indexWhole(ctx: Ctx, { sellerId }: { sellerId: string }): Promise<void> {
  await indexStore(ctx, sellerId)
  await atomic(ctx, (ctx) => emit(ctx, storeIndexed, { sellerId }))
}

/** When its products arrive is in their documents and on their cards. */
export const indexChangedFreight = consumer({
  name: 'product.index-freight',
  on: freightChanged,
  workerPool: 'search',
  handle: indexWhole,
})

/** A store that closes takes its products out of the lists, and its name is on every card. */
export const indexChangedStore = consumer({
  name: 'product.index-store',
  on: storeChanged,
  workerPool: 'search',
  handle: indexWhole,
})
