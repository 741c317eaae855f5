import { storeTag } from '@ironsouq/contract/page-cache'
import { purgeConsumer } from '#kernel/work/purge.ts'
import { storeChanged } from './store.events.ts'

export const purgeStore = purgeConsumer({
  name: 'store.purge-pages',
  on: storeChanged,
  tags: ({ sellerId }) => [storeTag(sellerId)],
})
