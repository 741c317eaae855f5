import { DEVICES } from '@ironsouq/contract/page-cache'
import { purgeConsumer } from '#kernel/work/purge.ts'
import { facetsChanged } from './facet.events.ts'

export const purgeFacets = purgeConsumer({
  name: 'facet.purge-pages',
  on: facetsChanged,
  tags: () => [DEVICES],
})
