import {
  merchantNotificationEndpoints,
  staffNotificationEndpoints,
} from '@ironsouq/contract/platform/notification/portal-notification.endpoints'

/** The calls about notifications, by whose portal it is. */
export const NOTIFICATION_CALLS = {
  staff: staffNotificationEndpoints,
  merchant: merchantNotificationEndpoints,
}
