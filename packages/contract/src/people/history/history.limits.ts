export const HISTORY_DAYS = 90
/** The history a browser stores for a visitor and sends after sign-in. */
export const MOST_MERGED = 50
export const HISTORY_FILTERS = ['all', 'changed', 'sold'] as const
