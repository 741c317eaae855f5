import { VIEWING_RETENTION_DAYS } from '@ironsouq/contract/deals/viewing/viewing.limits'
import { lt } from 'drizzle-orm'
import { deleteInBatches } from '#kernel/data/delete-in-batches.ts'
import { job } from '#kernel/work/jobs.ts'
import { viewing } from './viewing.tables.ts'

const RETENTION_MS = VIEWING_RETENTION_DAYS * 86_400_000

export const deleteOldViewings = job({
  name: 'viewing.delete-old',
  cron: '40 2 * * *',
  run: (ctx) =>
    deleteInBatches(ctx, viewing, lt(viewing.endsAt, new Date(ctx.now().getTime() - RETENTION_MS))),
})
