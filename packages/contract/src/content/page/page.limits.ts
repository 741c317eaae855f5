/** The pages that staff write as versions, each in force from a day on. */
export const SITE_PAGES = ['about', 'terms', 'privacy'] as const
export type SitePage = (typeof SITE_PAGES)[number]

/** The most versions of one page that readers are offered. */
export const PAGE_VERSIONS_SHOWN = 50

/** The terms promise that a change of them is announced so many days before. */
export const TERMS_NOTICE_DAYS = 14

/** The time zone of the days from which versions are in force. */
export const PAGE_TIME_ZONE = 'Asia/Dubai'
