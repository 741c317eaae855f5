import { lt } from 'drizzle-orm'
import { deleteInBatches } from '#kernel/data/delete-in-batches.ts'
import { job } from '#kernel/work/jobs.ts'
import { noticeEmail, notification } from './notification.tables.ts'
import { portalNotification } from './portal/portal-notification.tables.ts'

/** Half a year, read or not. */
export const NOTIFICATION_DAYS = 180
const RETENTION_MS = NOTIFICATION_DAYS * 86_400_000

export const deleteOldNotifications = job({
  name: 'notification.delete-old',
  cron: '47 2 * * *',
  async run(ctx) {
    const before = new Date(ctx.now().getTime() - RETENTION_MS)
    await deleteInBatches(ctx, notification, lt(notification.createdAt, before))
    await deleteInBatches(ctx, noticeEmail, lt(noticeEmail.createdAt, before))
    await deleteInBatches(ctx, portalNotification, lt(portalNotification.createdAt, before))
  },
})
