import { SETTINGS } from '@ironsouq/contract/page-cache'
import { purgeConsumer } from '#kernel/work/purge.ts'
import { servicePromiseChanged } from './service-promise.events.ts'

export const purgeServicePromise = purgeConsumer({
  name: 'service-promise.purge-pages',
  on: servicePromiseChanged,
  tags: () => [SETTINGS],
})
