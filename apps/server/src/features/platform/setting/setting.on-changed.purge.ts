import { SETTINGS } from '@ironsouq/contract/page-cache'
import { purgeConsumer } from '#kernel/work/purge.ts'
import { settingChanged } from './setting.events.ts'

export const purgeSetting = purgeConsumer({
  name: 'setting.purge-pages',
  on: settingChanged,
  tags: () => [SETTINGS],
})
