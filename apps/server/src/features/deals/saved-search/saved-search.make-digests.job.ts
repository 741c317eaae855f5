import { job } from '#kernel/work/jobs.ts'
import { makeDueDigests } from './saved-search.digest.service.ts'

export const makeDigests = job({
  name: 'saved-search.make-digests',
  cron: '* * * * *',
  run: makeDueDigests,
})
