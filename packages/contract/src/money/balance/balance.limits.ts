/** The currency of balances and top-ups. */
export const BALANCE_CURRENCY = 'AED'

/** The least and the most of one top-up, in minor units [LO-3]. */
export const TOP_UP_MIN_MINOR = 1n
export const TOP_UP_MAX_MINOR = 10_000_000n

/** The most that a member may top up within 24 hours, and the most that a balance may hold. */
export const TOP_UP_DAY_MAX_MINOR = 10_000_000n
export const BALANCE_MAX_MINOR = 20_000_000n
