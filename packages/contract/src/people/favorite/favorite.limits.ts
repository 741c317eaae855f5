/** More than a user looks through, and few enough for one response. */
export const MOST_FAVORITES = 500
export const FAVORITE_FILTERS = ['all', 'cheaper', 'sold'] as const
export const FAVORITE_SORTS = ['changed', 'saved', 'price'] as const
