/** Points that come back after they expired can be used for so many days. */
export const RETURNED_DAYS = 30

/** So many days before points expire their member is notified; the longest first. */
export const EXPIRY_NOTICE_DAYS = [30, 7] as const
