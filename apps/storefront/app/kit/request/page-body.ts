/** The most bytes that a page accepts: forms without files. */
export const PAGE_BODY_MAX = 64 << 10
