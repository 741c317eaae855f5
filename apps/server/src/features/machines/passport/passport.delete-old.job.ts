import { job } from '#kernel/work/jobs.ts'
import { PASSPORT_FOLDER } from './passport.service.ts'

/** A sheet carries its date: a day later another one is drawn, and links to this one are rare. */
const RETENTION_MS = 14 * 86_400_000

export const deleteOldPassports = job({
  name: 'passport.delete-old',
  cron: '51 3 * * *',
  workerPool: 'files',
  run: (ctx) =>
    ctx.storage.removeOlder(PASSPORT_FOLDER, new Date(ctx.now().getTime() - RETENTION_MS)),
})
