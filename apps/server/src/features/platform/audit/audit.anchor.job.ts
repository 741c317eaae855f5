import { job } from '#kernel/work/jobs.ts'
import { anchorHead } from './audit.anchor.service.ts'

/** What is removed from the end of the log later than a minute after it was written is noticed. */
export const anchorAuditHead = job({
  name: 'audit.anchor-head',
  cron: '* * * * *',
  workerPool: 'files',
  run: anchorHead,
})
