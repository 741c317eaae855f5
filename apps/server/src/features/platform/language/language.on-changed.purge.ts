import { SETTINGS } from '@ironsouq/contract/page-cache'
import { purgeConsumer } from '#kernel/work/purge.ts'
import { languageChanged } from './language.events.ts'

export const purgeLanguage = purgeConsumer({
  name: 'language.purge-pages',
  on: languageChanged,
  tags: () => [SETTINGS],
})
