import { SETTINGS } from '@ironsouq/contract/page-cache'
import { purgeConsumer } from '#kernel/work/purge.ts'
import { featureSwitchChanged } from './feature-switch.events.ts'

export const purgeFeatureSwitch = purgeConsumer({
  name: 'feature-switch.purge-pages',
  on: featureSwitchChanged,
  tags: () => [SETTINGS],
})
