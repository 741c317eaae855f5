/**
 * How long one call may take, with its retries and its body; the SDK would wait without end. A
 * request of a visitor waits for the short ones only.
 */
export const TIMEOUTS = { connect: 2000, short: 4000, transfer: 30_000 }
export type S3Timeouts = typeof TIMEOUTS
