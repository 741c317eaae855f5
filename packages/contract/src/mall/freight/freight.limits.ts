/** The longest delivery time that a rule names, in working days. */
export const DELIVERY_DAYS_MAX = 60

/** Until a store says otherwise: orders until two in the afternoon, and the weekend of the Emirates. */
export const CUT_OFF_USUAL = 14 * 60
export const WEEKEND: readonly number[] = [6, 7]

/** The next days whose holidays pages know: longer than any delivery time that is shown as a day. */
export const CLOSED_DAYS_AHEAD = 120
