import { SETTINGS } from '@ironsouq/contract/page-cache'
import { purgeConsumer } from '#kernel/work/purge.ts'
import { landedCostChanged } from './landed-cost.events.ts'

export const purgeLandedCost = purgeConsumer({
  name: 'landed-cost.purge-pages',
  on: landedCostChanged,
  tags: () => [SETTINGS],
})
