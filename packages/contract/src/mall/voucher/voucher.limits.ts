/** The first digit is the kind; twelve more cannot be guessed. */
export const VOUCHER_CODE_LENGTH = 13
export const VOUCHER_CODE = /^[1-3]\d{12}$/
/** What a store can ask a buyer for at checkout [OR-12]. */
export const BUYER_FIELDS_MAX = 10
export const BUYER_FIELD_LABEL_MAX = 60
export const BUYER_ANSWER_MAX = 200
export const VOUCHER_USES_MAX = 100
export const VOUCHER_DAYS_MAX = 1095
/** Write-offs that a page of the merchant portal shows. */
export const RECENT_WRITE_OFFS = 20
