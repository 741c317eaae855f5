export const PROMOTION_NAME_MAX = 60
/** The products that a promotion names: those that it is for, or those that it is not for. */
export const PROMOTION_PRODUCTS_MAX = 500
export const TIERS_MAX = 5
/** In percent. */
export const PERCENT_OFF_MAX = 90
export const PROMOTION_DAYS_MAX = 366
export const STOP_REASON_MAX = 300
/** The lines of a sample cart. */
export const SAMPLE_LINES_MAX = 20
/** The variants that one promotion gives. */
export const GIFTS_MAX = 15
/** Of one variant, each time. */
export const GIFT_PIECES_MAX = 99
/** The pieces of goods that a gift comes with. */
export const GIFT_FROM_MAX = 9999
