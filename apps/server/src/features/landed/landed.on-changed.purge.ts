import { SETTINGS } from '@ironsouq/contract/pages'
import { purging } from '#kernel/purge.ts'
import { landedChanged } from './landed.events.ts'

export const purgeLanded = purging({
  name: 'landed.purge-pages',
  on: landedChanged,
  tags: () => [SETTINGS],
})
