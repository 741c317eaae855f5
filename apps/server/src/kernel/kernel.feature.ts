import { deleteOldAttemptLimits } from './data/attempt-limits.ts'
import { deleteOldKeys, idempotencyPersonalData } from './data/idempotency.ts'
import { feature } from './registry.ts'

/** What the kernel itself contributes: its tables hold personal data and need cleaning as well. */
export const kernelFeature = feature({
  name: 'kernel',
  jobs: [deleteOldKeys, deleteOldAttemptLimits],
  personalData: [idempotencyPersonalData],
})
