import { SETTINGS } from '@ironsouq/contract/pages'
import { purging } from '#kernel/purge.ts'
import { dictionaryChanged } from './dictionary.events.ts'

export const purgeDictionary = purging({
  name: 'dictionary.purge-pages',
  on: dictionaryChanged,
  tags: () => [SETTINGS],
})
