import { job } from '#kernel/work/jobs.ts'
import { expireProductExports } from './product-export.service.ts'

export const expireOldProductExports = job({
  name: 'product-export.expire-old',
  cron: '45 * * * *',
  workerPool: 'imports',
  run: expireProductExports,
})
