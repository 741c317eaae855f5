import { job } from '#kernel/work/jobs.ts'
import { expireListExports } from './list-export.service.ts'

export const expireOldListExports = job({
  name: 'list-export.expire-old',
  cron: '55 * * * *',
  workerPool: 'imports',
  run: expireListExports,
})
