import { textsTag } from '@ironsouq/contract/page-cache'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { purgeConsumer } from '#kernel/work/purge.ts'
import { textChanged } from './text.events.ts'

/** English stands in for what a language lacks, so a change of it may show in all of them. */
export const purgeTexts = purgeConsumer({
  name: 'text.purge-pages',
  on: textChanged,
  tags: ({ locales }) => (locales.includes('en') ? LOCALE_CODES : locales).map(textsTag),
})
