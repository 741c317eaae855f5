/** One person alone changes balances by at most so many minor units in a day. */
export const ALONE_MAX_MINOR = 100_000n

/** The most that one change adds or takes, in minor units. */
export const CHANGE_MAX_MINOR = 10_000_000n

export const REASON_MAX = 200
