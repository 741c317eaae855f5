const MINUTE_MS = 60_000

/** A coupon ends at midnight: what people read is the minute before, which is of the last day. */
export const lastMoment = (validUntil: string): Date => new Date(Date.parse(validUntil) - MINUTE_MS)
