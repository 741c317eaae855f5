import { CATEGORIES } from '@ironsouq/contract/page-cache'
import { purgeConsumer } from '#kernel/work/purge.ts'
import { specFieldsChanged } from './spec.events.ts'

/** Lists, comparisons and the pages of machines show fields of categories. */
export const purgeSpecFields = purgeConsumer({
  name: 'spec.purge-pages',
  on: specFieldsChanged,
  tags: () => [CATEGORIES],
})
