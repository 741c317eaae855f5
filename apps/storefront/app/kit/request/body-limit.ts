/** The most bytes that a page accepts: forms without files. */
export const PAGE_BODY_MAX = 64 << 10

/** Whether reading a body failed because it is larger than allowed. */
export const isTooLarge = (err: unknown): boolean =>
  err instanceof Error && (err.name === 'BodyTooLarge' || isTooLarge(err.cause))
