import { CATEGORIES } from '@ironsouq/contract/page-cache'
import { purgeConsumer } from '#kernel/work/purge.ts'
import { inspectionRemarkChanged } from './inspection.events.ts'

/** The pages of machines show the remarks of their reports. */
export const purgeRemarks = purgeConsumer({
  name: 'inspection.purge-remarks',
  on: inspectionRemarkChanged,
  tags: () => [CATEGORIES],
})
