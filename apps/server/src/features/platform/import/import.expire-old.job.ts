import { IMPORT_DAYS } from '@ironsouq/contract/platform/import/import.limits'
import { job } from '#kernel/work/jobs.ts'
import { DOWNLOAD_FOLDER } from './import.file.service.ts'
import { expireImports } from './import.service.ts'

const DAY_MS = 86_400_000

/** Ends what no one continued, and removes the files of old imports. */
export const expireOldImports = job({
  name: 'import.expire-old',
  cron: '20 * * * *',
  workerPool: 'imports',
  async run(ctx) {
    await expireImports(ctx)
    const now = ctx.now().getTime()
    await ctx.storage.removeOlder('import', new Date(now - IMPORT_DAYS * DAY_MS))
    await ctx.storage.removeOlder(DOWNLOAD_FOLDER, new Date(now - DAY_MS))
  },
})
