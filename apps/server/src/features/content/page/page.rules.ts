import type { PageState } from '@ironsouq/contract/content/page/page.lifecycle'
import {
  PAGE_TIME_ZONE,
  type SitePage,
  TERMS_NOTICE_DAYS,
} from '@ironsouq/contract/content/page/page.limits'

const DAY_MS = 86_400_000
const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: PAGE_TIME_ZONE })

/** The day where the company is. */
export const localDay = (at: Date): string => dayFormat.format(at)

/** The first day from which a version that is published now can be in force. */
export const earliestDay = (page: SitePage, now: Date): string =>
  localDay(new Date(now.getTime() + (page === 'terms' ? TERMS_NOTICE_DAYS * DAY_MS : 0)))

/** A published legal text stays as it is: members agreed to it. A change of it is a new version. */
export const isFixed = ({ page, state }: { page: SitePage; state: PageState }): boolean =>
  state === 'published' && page !== 'about'
