import { lt } from 'drizzle-orm'
import { deleteInBatches } from '#kernel/data/delete-in-batches.ts'
import { job } from '#kernel/work/jobs.ts'
import { passkeyAttempt } from './passkey.tables.ts'

const RETENTION_MS = 86_400_000
const BATCHES_MAX = 500

export const deleteOldPasskeyAttempts = job({
  name: 'passkey.delete-old',
  cron: '27 * * * *',
  run: (ctx) =>
    deleteInBatches(
      ctx,
      passkeyAttempt,
      lt(passkeyAttempt.expiresAt, new Date(ctx.now().getTime() - RETENTION_MS)),
      BATCHES_MAX,
    ),
})
