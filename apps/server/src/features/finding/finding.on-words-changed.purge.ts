import { DEVICES } from '@ironsouq/contract/pages'
import { purging } from '#kernel/purge.ts'
import { tradeWordsChanged } from './finding.events.ts'

/** Lists that were found by words may be other lists now. */
export const purgeFound = purging({
  name: 'finding.purge-pages',
  on: tradeWordsChanged,
  tags: () => [DEVICES],
})
