import { lt } from 'drizzle-orm'
import { deleteInBatches } from '#kernel/data/delete-in-batches.ts'
import { job } from '#kernel/work/jobs.ts'
import { socialAttempt } from './social-login.tables.ts'

const RETENTION_MS = 86_400_000
const BATCHES_MAX = 500

export const deleteOldSocialAttempts = job({
  name: 'social-login.delete-old',
  cron: '29 * * * *',
  run: (ctx) =>
    deleteInBatches(
      ctx,
      socialAttempt,
      lt(socialAttempt.expiresAt, new Date(ctx.now().getTime() - RETENTION_MS)),
      BATCHES_MAX,
    ),
})
