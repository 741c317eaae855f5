import { SETTINGS } from '@ironsouq/contract/pages'
import { purging } from '#kernel/purge.ts'
import { settingChanged } from './setting.events.ts'

export const purgeSetting = purging({
  name: 'setting.purge-pages',
  on: settingChanged,
  tags: () => [SETTINGS],
})
