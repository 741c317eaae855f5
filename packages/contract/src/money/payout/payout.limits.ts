/** What a bank calls a transfer. */
export const BANK_REFERENCE_MAX = 35
export const FAILURE_MAX = 200
/** Statements and confirmations of a bank account, the latest first. */
export const ACCOUNT_HISTORY_MAX = 20
/** Sellers to whom something is due, those with the most first. */
export const DUE_SHOWN_MAX = 200
