import { job } from '#kernel/work/jobs.ts'
import { SLIP_FOLDER } from './slip.service.ts'

/** A slip is drawn again whenever it is needed; the addresses on it are not stored a second time. */
const RETENTION_MS = 3_600_000

export const deleteOldSlips = job({
  name: 'packing-slip.delete-old',
  cron: '17 * * * *',
  workerPool: 'files',
  run: (ctx) => ctx.storage.removeOlder(SLIP_FOLDER, new Date(ctx.now().getTime() - RETENTION_MS)),
})
