import type { viewingEndpoints } from '@ironsouq/contract/deals/viewing/viewing.endpoints'
import type { QueryOf } from '@ironsouq/contract/endpoint'
import { pathFor } from '#kit/list/page-query.ts'

export type ViewingsQuery = Omit<QueryOf<typeof viewingEndpoints.list>, 'size'>

export const VIEWINGS_PAGE = '/user-center/viewings'

/** The page of one viewing, for anyone who has its ticket. */
export const viewingPath = (ticket: string): string => `/viewing?ticket=${ticket}`

/** The same page with the times that it can be moved to, which therefore works without script. */
export const viewingMovePath = (ticket: string): string => `${viewingPath(ticket)}&move=1#move`

export const viewingCancelPath = (ticket: string): string => `/viewing/cancel?ticket=${ticket}`

export const bookViewingPath = (deviceId: string): string => `/device-detail/${deviceId}/viewing`

export const viewingsPath = ({ when = 'upcoming', current = 1 }: Partial<ViewingsQuery>): string =>
  pathFor(VIEWINGS_PAGE, { when, current }, { when: 'upcoming', current: 1 })
