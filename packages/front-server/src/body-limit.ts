/** Whether reading a body failed because it is larger than allowed. */
export const isTooLarge = (err: unknown): boolean =>
  err instanceof Error && (err.name === 'BodyTooLarge' || isTooLarge(err.cause))
