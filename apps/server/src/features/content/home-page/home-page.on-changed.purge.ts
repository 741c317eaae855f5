import { HOME } from '@ironsouq/contract/page-cache'
import { purgeConsumer } from '#kernel/work/purge.ts'
import { homePageChanged } from './home-page.events.ts'

export const purgeHomePage = purgeConsumer({
  name: 'home-page.purge-pages',
  on: homePageChanged,
  tags: () => [HOME],
})
