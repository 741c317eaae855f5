import { HOME } from '@ironsouq/contract/page-cache'
import { purgeConsumer } from '#kernel/work/purge.ts'
import { renovationChanged } from './renovation.events.ts'

export const purgeRenovation = purgeConsumer({
  name: 'renovation.purge-pages',
  on: renovationChanged,
  tags: () => [HOME],
})
