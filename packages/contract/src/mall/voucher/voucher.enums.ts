/** How often a code can be written off: once, a number of times, or as often as wanted until it expires. */
export const VOUCHER_KINDS = ['single', 'counted', 'unlimited'] as const
export type VoucherKind = (typeof VOUCHER_KINDS)[number]

/** How long a code is valid after payment. */
export const VOUCHER_VALIDITIES = ['forever', 'sameDay', 'days', 'range'] as const

/** Why a code cannot be written off now. */
export const VOUCHER_OBSTACLES = ['notYet', 'used', 'expired', 'refunded', 'disputed'] as const
export type VoucherObstacle = (typeof VOUCHER_OBSTACLES)[number]
