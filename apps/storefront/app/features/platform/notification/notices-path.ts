import type { QueryOf } from '@ironsouq/contract/endpoint'
import type { notificationEndpoints } from '@ironsouq/contract/platform/notification/notification.endpoints'
import { pathFor } from '#kit/list/page-query.ts'

export type NoticesQuery = Omit<QueryOf<typeof notificationEndpoints.list>, 'size'>

const NOTICES_PAGE = '/user-center/notices'

export const noticesPath = ({ group, current = 1 }: Partial<NoticesQuery>): string =>
  pathFor(NOTICES_PAGE, { group, current }, { group: undefined, current: 1 })
