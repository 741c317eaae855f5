import { lt } from 'drizzle-orm'
import { deleteInBatches } from '#kernel/data/delete-in-batches.ts'
import { job } from '#kernel/work/jobs.ts'
import { secondStep } from './second-factor.tables.ts'

const RETENTION_MS = 86_400_000
const BATCHES_MAX = 500

export const deleteOldSecondSteps = job({
  name: 'second-factor.delete-old',
  cron: '33 * * * *',
  run: (ctx) =>
    deleteInBatches(
      ctx,
      secondStep,
      lt(secondStep.expiresAt, new Date(ctx.now().getTime() - RETENTION_MS)),
      BATCHES_MAX,
    ),
})
