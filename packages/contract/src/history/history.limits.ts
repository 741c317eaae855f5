export const HISTORY_DAYS = 90
/** What a browser remembers of a visitor who is not signed in, and may bring when he is. */
export const MOST_MERGED = 50
export const HISTORY_FILTERS = ['all', 'changed', 'sold'] as const
