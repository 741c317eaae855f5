import { SETTINGS } from '@ironsouq/contract/page-cache'
import { holidayChanged } from '#features/content/branch/branch.events.ts'
import { purgeConsumer } from '#kernel/work/purge.ts'

/** Every page knows the days on which nothing is delivered. */
export const purgeClosedDays = purgeConsumer({
  name: 'freight.purge-closed-days',
  on: holidayChanged,
  tags: () => [SETTINGS],
})
