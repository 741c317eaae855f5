import { ne } from 'drizzle-orm'
import { deleteOldAttemptLimits } from './data/attempt-limits.ts'
import { deleteOldKeys, idempotencyPersonalData } from './data/idempotency.ts'
import { event, idempotencyKey, lifecycleLog, rateLimit } from './data/kernel.tables.ts'
import { feature } from './registry.ts'
import { deleteFailedJobs } from './work/delete-failed-jobs.job.ts'

/** What the kernel itself contributes: its tables hold personal data and need cleaning as well. */
export const kernelFeature = feature({
  name: 'kernel',
  jobs: [deleteOldKeys, deleteOldAttemptLimits, deleteFailedJobs],
  personalData: [idempotencyPersonalData],
  retention: [
    // Much longer than the last attempt of a consumer.
    { table: event, since: event.createdAt, days: 90 },
    // The history of a machine stays; of uploads, exports and the like it is of use for a while.
    {
      table: lifecycleLog,
      since: lifecycleLog.createdAt,
      days: 400,
      where: ne(lifecycleLog.entity, 'device'),
    },
    { table: idempotencyKey, sweptBy: deleteOldKeys.name },
    { table: rateLimit, sweptBy: deleteOldAttemptLimits.name },
  ],
})
