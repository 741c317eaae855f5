import { job } from '#kernel/jobs.ts'
import { expireExports } from './privacy.export.service.ts'

export const expireOldExports = job({
  name: 'privacy.expire-exports',
  cron: '41 * * * *',
  run: expireExports,
})
