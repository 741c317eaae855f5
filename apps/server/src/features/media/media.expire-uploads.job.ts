import { job } from '#kernel/jobs.ts'
import { expireUploads } from './media.service.ts'

export const expireOldUploads = job({
  name: 'upload.expire-old',
  cron: '*/10 * * * *',
  run: expireUploads,
})
