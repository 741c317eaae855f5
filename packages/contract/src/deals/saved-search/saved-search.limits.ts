/** How often a member is notified of what is new in a saved search. */
export const PACES = ['atOnce', 'daily', 'weekly', 'off'] as const
export type Pace = (typeof PACES)[number]

/** What happened to a machine that matches a saved search. */
export const MATCH_KINDS = ['new', 'cheaper', 'sold'] as const
export type MatchKind = (typeof MATCH_KINDS)[number]

export const MOST_SAVED_SEARCHES = 100
export const SEARCH_NAME_MAX = 80
export const WANT_NOTE_MAX = 500
