/** The most lines that are settled together [CA-1]. */
export const CHECKOUT_LINES_MAX = 50
/** More gifts of one checkout are not out of stock at once. */
export const GIFTS_WITHOUT_MAX = 50
/** Checkouts of one member that wait for their payment: their stock is held, and holding it costs the member nothing. */
export const UNPAID_CHECKOUTS_MAX = 20
/** After shipping, an order counts as received on its own [OR-7]. */
export const RECEIVE_WITHIN_DAYS = 15
/**
 * After the return window of an order, what was paid becomes due to the store so many days later: on its last day a
 * buyer can still ask for a refund, and the store has a week to answer [MS-3].
 */
export const SETTLE_AFTER_RETURN_DAYS = 8
/** How long a store has to send everything that was paid. */
export const SHIP_WITHIN_HOURS = 48
/** Orders that are shipped by one request. */
export const SHIPMENTS_MAX = 100
/** Orders in one file of packing slips. */
export const SLIPS_MAX = 50
export const SLIPS_LINK_SECONDS = 60
/** So long after it was received an order can be reviewed [OR-1]. */
export const REVIEW_WITHIN_DAYS = 7
/** When its buyer is asked to, once; by then most parts are fitted. */
export const ASK_REVIEW_AFTER_DAYS = 3
export const ORDER_MESSAGE_MAX = 200
export const PARCELS_MAX = 10
/** Of one variant in a cart or an order. */
export const QUANTITY_MAX = 9999
/** Points are spent in multiples of this. */
export const POINTS_STEP = 10

/** More points than anyone has: what a request can ask for. */
export const POINTS_WANTED_MAX = 100_000_000
/** Variants of one checkout whose stores ask something of the buyer [OR-12]. */
export const ANSWERED_MAX = 8
