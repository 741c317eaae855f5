import { HOME } from '@ironsouq/contract/pages'
import { purging } from '#kernel/purge.ts'
import { renovationChanged } from './renovation.events.ts'

export const purgeRenovation = purging({
  name: 'renovation.purge-pages',
  on: renovationChanged,
  tags: () => [HOME],
})
