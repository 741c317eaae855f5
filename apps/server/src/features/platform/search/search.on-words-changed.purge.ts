import { DEVICES } from '@ironsouq/contract/page-cache'
import { purgeConsumer } from '#kernel/work/purge.ts'
import { tradeWordsChanged } from './search.events.ts'

/** Search results may have changed with the words. */
export const purgeSearch = purgeConsumer({
  name: 'search.purge-pages',
  on: tradeWordsChanged,
  tags: () => [DEVICES],
})
