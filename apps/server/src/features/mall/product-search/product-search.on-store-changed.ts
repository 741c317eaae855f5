import { storeChanged } from '#features/mall/store/store.events.ts'
import { atomic } from '#kernel/ctx.ts'
import { consumer, emit } from '#kernel/work/events.ts'
import { storeIndexed } from './product-search.events.ts'
import { indexStore } from './product-search.index.service.ts'

/** A store that closes takes its products out of the lists, and its name is on every card. */
export const indexChangedStore = consumer({
  name: 'product.index-store',
  on: storeChanged,
  workerPool: 'search',
  async handle(ctx, { sellerId }) {
    await indexStore(ctx, sellerId)
    await atomic(ctx, (ctx) => emit(ctx, storeIndexed, { sellerId }))
  },
})
