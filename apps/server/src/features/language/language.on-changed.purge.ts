import { SETTINGS } from '@ironsouq/contract/pages'
import { purging } from '#kernel/purge.ts'
import { languageChanged } from './language.events.ts'

export const purgeLanguage = purging({
  name: 'language.purge-pages',
  on: languageChanged,
  tags: () => [SETTINGS],
})
