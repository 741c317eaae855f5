/** What a bank calls a transfer. */
export const BANK_REFERENCE_MAX = 35
export const FAILURE_MAX = 200
/** Statements and confirmations of a bank account, the latest first. */
export const ACCOUNT_HISTORY_MAX = 20
/** Sellers to whom something is due, those with the most first. */
export const DUE_SHOWN_MAX = 200
/** Stores are paid out once a week: on Thursday, as days of the week are counted from Sunday. */
export const PAYOUT_WEEKDAY = 4
/** Orders of a payout that are shown one by one; the sums are of all. */
export const PAYOUT_ORDERS_MAX = 1000
