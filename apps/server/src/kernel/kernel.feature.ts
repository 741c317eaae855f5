import { inArray, notInArray } from 'drizzle-orm'
import { deleteOldAttemptLimits } from './data/attempt-limits.ts'
import { deleteOldKeys, idempotencyPersonalData } from './data/idempotency.ts'
import {
  channelMessage,
  emailCount,
  event,
  idempotencyKey,
  lifecycleLog,
  rateLimit,
} from './data/kernel.tables.ts'
import { channelPersonalData } from './realtime/channel-log.ts'
import { feature } from './registry.ts'
import { deleteFailedJobs } from './work/delete-failed-jobs.job.ts'

/** Lifecycles whose moves are records of a sale. */
const OF_MONEY = ['balanceChange', 'order', 'payment', 'payout', 'refund']
/** Two of six years may be leap years. */
const SIX_YEARS = 6 * 365 + 2

/** What the kernel itself contributes: its tables hold personal data and need cleaning as well. */
export const kernelFeature = feature({
  name: 'kernel',
  jobs: [deleteOldKeys, deleteOldAttemptLimits, deleteFailedJobs],
  personalData: [idempotencyPersonalData, channelPersonalData],
  retention: [
    // Much longer than the last attempt of a consumer.
    { table: event, since: event.createdAt, days: 90 },
    // The history of a machine stays; of uploads, exports and the like it is of use for a while.
    {
      table: lifecycleLog,
      since: lifecycleLog.createdAt,
      days: 400,
      where: notInArray(lifecycleLog.entity, ['device', ...OF_MONEY]),
    },
    // For as long as the law asks for the records of a sale.
    {
      table: lifecycleLog,
      since: lifecycleLog.createdAt,
      days: SIX_YEARS,
      where: inArray(lifecycleLog.entity, OF_MONEY),
    },
    // A client that was away for longer reads the state instead.
    { table: channelMessage, since: channelMessage.createdAt, days: 7 },
    { table: emailCount, since: emailCount.day, days: 400 },
    { table: idempotencyKey, sweptBy: deleteOldKeys.name },
    { table: rateLimit, sweptBy: deleteOldAttemptLimits.name },
  ],
})
