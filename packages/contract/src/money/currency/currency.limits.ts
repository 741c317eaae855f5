/** A rate that moves by more than this share at once is confirmed by a person. */
const RATE_CHANGE_MAX = 0.2

/** The feed pauses at weekends and over Easter; a rate older than this is shown as outdated. */
export const RATE_STALE_DAYS = 5

/** The spans of the history that staff look at, in days. */
export const RATE_HISTORY_DAYS = [30, 90, 365] as const

/** The share by which a rate changes: 0.1 is ten percent more. */
export const rateChange = (before: string, after: string): number =>
  Number(after) / Number(before) - 1

export const isLargeRateChange = (before: string, after: string): boolean =>
  Math.abs(rateChange(before, after)) > RATE_CHANGE_MAX
