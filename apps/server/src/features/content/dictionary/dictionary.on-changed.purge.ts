import { SETTINGS } from '@ironsouq/contract/page-cache'
import { purgeConsumer } from '#kernel/work/purge.ts'
import { dictionaryChanged } from './dictionary.events.ts'

export const purgeDictionary = purgeConsumer({
  name: 'dictionary.purge-pages',
  on: dictionaryChanged,
  tags: () => [SETTINGS],
})
