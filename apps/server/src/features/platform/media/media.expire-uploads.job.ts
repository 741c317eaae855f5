import { job } from '#kernel/work/jobs.ts'
import { disownUnused, removeDisowned } from './media.release.service.ts'
import { expireUploads } from './media.service.ts'

export const expireOldUploads = job({
  name: 'upload.expire-old',
  cron: '*/10 * * * *',
  workerPool: 'files',
  async run(ctx) {
    await expireUploads(ctx)
    await disownUnused(ctx)
    await removeDisowned(ctx)
  },
})
