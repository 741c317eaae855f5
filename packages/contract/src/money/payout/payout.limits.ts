/** What a bank calls a transfer. */
export const BANK_REFERENCE_MAX = 35
export const FAILURE_MAX = 200
/** Sellers to whom something is due, those with the most first. */
export const DUE_SHOWN_MAX = 200
