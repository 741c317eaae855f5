import { job } from '#kernel/work/jobs.ts'
import { expireExports } from './audit.export.service.ts'

export const expireAuditExports = job({
  name: 'audit.expire-exports',
  cron: '47 * * * *',
  workerPool: 'files',
  run: expireExports,
})
