import type { inquiryEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.endpoints'
import type { QueryOf } from '@ironsouq/contract/endpoint'
import { pathFor } from '#kit/list/page-query.ts'

export type InquiriesQuery = Omit<QueryOf<typeof inquiryEndpoints.list>, 'size'>

export const INQUIRIES_PAGE = '/user-center/inquiry-list'

/** A change of the state goes to page 1. */
export const inquiriesPath = ({ state, current = 1 }: Partial<InquiriesQuery>): string =>
  pathFor(INQUIRIES_PAGE, { state, current }, { state: undefined, current: 1 })

/** With `before` the page of the thread that ends before this message. */
export const inquiryDetailPath = (inquiryId: string, before?: number): string =>
  pathFor(`/inquiry-detail/${inquiryId}`, { before }, { before: undefined })
