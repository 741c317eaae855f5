import { feature } from '#kernel/registry.ts'
import { isMemberNotice, isPortalNotice, type AnyNotice } from '#kernel/work/notices.ts'
import { memberChannel } from './notification.channel.ts'
import { deleteOldNotifications } from './notification.delete-old.job.ts'
import { sendNoticeEmail } from './notification.on-email-planned.ts'
import { writeNotice } from './notification.on-notice.ts'
import { noticeEmailPersonalData, notificationPersonalData } from './notification.personal-data.ts'
import { notificationRoutes } from './notification.routes.ts'
import { noticeEmail, notification } from './notification.tables.ts'
import { sendPortalEmail } from './portal/portal-notification.on-email-planned.ts'
import { portalNotificationRoutes } from './portal/portal-notification.routes.ts'
import { portalNotification } from './portal/portal-notification.tables.ts'

/** Writes, emails and lists the notices that the other features declare. */
export const notificationFeature = (notices: readonly AnyNotice[]) => {
  const ofMembers = notices.filter(isMemberNotice)
  const ofPortals = notices.filter(isPortalNotice)
  return feature({
    name: 'notification',
    routes: [notificationRoutes(ofMembers), portalNotificationRoutes(ofPortals)],
    consumers: [
      ...notices.map(writeNotice),
      sendNoticeEmail(ofMembers),
      sendPortalEmail(ofPortals),
    ],
    jobs: [deleteOldNotifications],
    channels: [memberChannel],
    personalData: [notificationPersonalData, noticeEmailPersonalData],
    retention: [
      { table: notification, sweptBy: deleteOldNotifications.name },
      { table: noticeEmail, sweptBy: deleteOldNotifications.name },
      { table: portalNotification, sweptBy: deleteOldNotifications.name },
    ],
  })
}
