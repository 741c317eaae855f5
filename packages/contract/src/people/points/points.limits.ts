/** Points that come back after they expired can be used for so many days. */
export const RETURNED_DAYS = 30

/** So many days before points expire their member is notified; the longest first. */
export const EXPIRY_NOTICE_DAYS = [30, 7] as const

/** The most points that one person of staff gives or takes within a day. Many small changes are a large one. */
export const ALONE_MAX_POINTS = 10_000

export const POINTS_REASON_MAX = 200
