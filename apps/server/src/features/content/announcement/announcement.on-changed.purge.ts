import { SETTINGS } from '@ironsouq/contract/page-cache'
import { purgeConsumer } from '#kernel/work/purge.ts'
import { announcementChanged } from './announcement.events.ts'

/** Every page may show it. */
export const purgeAnnouncements = purgeConsumer({
  name: 'announcement.purge-pages',
  on: announcementChanged,
  tags: () => [SETTINGS],
})
