import { event } from '#kernel/work/events.ts'

/** One person of a portal is to receive the email of a notice. */
export const portalEmailPlanned = event<{ notificationId: string }>(
  'notification.portal-email-planned',
)
