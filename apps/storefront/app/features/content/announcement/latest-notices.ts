import { notificationEndpoints } from '@ironsouq/contract/platform/notification/notification.endpoints'
import { apiWith } from '#kit/api/browser-api.ts'

const SHOWN = 4
const call = apiWith({ quietLogin: true, handlesRefusal: true, isAside: true })

/** The latest notices of the member; loaded with its schemas only when they are shown. */
export const latestNotices = async () =>
  (await call(notificationEndpoints.list, { query: { size: SHOWN } })).records
