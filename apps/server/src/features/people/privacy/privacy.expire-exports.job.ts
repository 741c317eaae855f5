import { job } from '#kernel/work/jobs.ts'
import { expireExports } from './privacy.export.service.ts'

export const expireOldExports = job({
  name: 'privacy.expire-exports',
  cron: '41 * * * *',
  workerPool: 'files',
  run: expireExports,
})
