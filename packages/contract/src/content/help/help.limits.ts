/** So many topics, and articles of one topic, are shown at most. */
export const HELP_TOPICS_MAX = 40
export const HELP_ARTICLES_MAX = 100
/** The most results of a search. */
export const HELP_FOUND_MAX = 20
/** The most common questions of the help center. */
export const HELP_COMMON_MAX = 6

/** The icons that a topic can have. */
export const HELP_ICONS = [
  'info',
  'search',
  'gauge',
  'lock',
  'ship',
  'globe',
  'user',
  'tag',
  'cart',
  'gavel',
  'doc',
  'list',
  'truck',
  'pin',
] as const
