import { lt } from 'drizzle-orm'
import { deleteInBatches } from '#kernel/data/delete-in-batches.ts'
import { job } from '#kernel/work/jobs.ts'
import { verificationCode } from './verification.tables.ts'

const RETENTION_MS = 86_400_000
const BATCHES_MAX = 500

export const deleteOldCodes = job({
  name: 'verification.delete-old',
  cron: '25 * * * *',
  run: (ctx) =>
    deleteInBatches(
      ctx,
      verificationCode,
      lt(verificationCode.expiresAt, new Date(ctx.now().getTime() - RETENTION_MS)),
      BATCHES_MAX,
    ),
})
