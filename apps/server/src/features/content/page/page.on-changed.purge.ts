import { SETTINGS, SITE_PAGE } from '@ironsouq/contract/page-cache'
import { purgeConsumer } from '#kernel/work/purge.ts'
import { pageChanged } from './page.events.ts'

/** The forms on every page name the version of the terms. */
export const purgePages = purgeConsumer({
  name: 'page.purge-pages',
  on: pageChanged,
  tags: () => [SITE_PAGE, SETTINGS],
})
