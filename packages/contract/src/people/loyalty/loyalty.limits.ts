/** The days of check-ins in a row, after which they start again. */
export const CYCLE_DAYS = 7

/** The most points that one setting gives, and that one change by hand adds or takes. */
export const POINTS_MAX = 100_000

/** The largest amount of money, in whole units, that a setting names. */
export const VALUE_MAX = 10_000
