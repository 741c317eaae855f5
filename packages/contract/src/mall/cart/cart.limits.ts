/** The most lines of a cart; only 50 of them are settled together [CA-1]. */
export const CART_LINES_MAX = 200
