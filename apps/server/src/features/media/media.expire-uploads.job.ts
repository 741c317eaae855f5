import { job } from '#kernel/jobs.ts'
import { removeDisowned } from './media.disown.service.ts'
import { expireUploads } from './media.service.ts'

export const expireOldUploads = job({
  name: 'upload.expire-old',
  cron: '*/10 * * * *',
  async run(ctx) {
    await expireUploads(ctx)
    await removeDisowned(ctx)
  },
})
