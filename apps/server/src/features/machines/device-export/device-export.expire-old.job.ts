import { job } from '#kernel/work/jobs.ts'
import { expireDeviceExports } from './device-export.service.ts'

export const expireOldDeviceExports = job({
  name: 'device-export.expire-old',
  cron: '35 * * * *',
  workerPool: 'imports',
  run: expireDeviceExports,
})
