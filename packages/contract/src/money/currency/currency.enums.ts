/**
 * Where a rate comes from: it never moves because the currency is pegged to the dollar, a feed sets
 * it, or a person does.
 */
export const RATE_SOURCES = ['fixed', 'feed', 'hand'] as const
export type RateSource = (typeof RATE_SOURCES)[number]

/** What wrote a row of the history; `start` is the rate that a currency began with. */
export const RATE_ORIGINS = ['start', 'feed', 'hand'] as const
