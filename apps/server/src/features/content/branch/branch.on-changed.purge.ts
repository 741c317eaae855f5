import { BRANCHES } from '@ironsouq/contract/page-cache'
import { purgeConsumer } from '#kernel/work/purge.ts'
import { branchChanged, holidayChanged } from './branch.events.ts'

export const purgeBranches = purgeConsumer({
  name: 'branch.purge-pages',
  on: branchChanged,
  tags: () => [BRANCHES],
})

export const purgeHolidays = purgeConsumer({
  name: 'branch.purge-pages-of-holiday',
  on: holidayChanged,
  tags: () => [BRANCHES],
})
