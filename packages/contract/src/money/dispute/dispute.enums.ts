/** What a buyer says to their bank or to the provider, in words that all providers have. */
export const DISPUTE_REASONS = [
  'fraud',
  'notReceived',
  'notAsDescribed',
  'duplicate',
  'notRefunded',
  'other',
] as const
export type DisputeReason = (typeof DISPUTE_REASONS)[number]
