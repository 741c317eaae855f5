/** How often the file of a feed is fetched, in hours. */
export const FEED_HOURS = [1, 3, 6, 12, 24] as const

/** Why a feed brought no file. */
export const FEED_FAULTS = ['notAllowed', 'unreachable', 'refused', 'moved', 'tooLarge'] as const
export type FeedFault = (typeof FEED_FAULTS)[number]

export const FEED_RESULTS = ['received', 'unchanged', ...FEED_FAULTS] as const

/** A file with more errors than this, in per cent of its rows, waits for a person. */
export const FEED_FAULTY_PERCENT_MAX = 5

/** A machine that so many files in a row did not have is withdrawn. */
export const FEED_MISSING_RUNS = 2

/** If more machines than this, in per cent of the seller's, would be withdrawn, a person decides. */
export const FEED_WITHDRAWN_PERCENT_MAX = 20
