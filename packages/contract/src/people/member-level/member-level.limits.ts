/** The most levels, and the most growth that one needs. */
export const LEVELS_MAX = 50
export const GROWTH_MAX = 999_999_999

/** The largest discount of a level, in parts per million: 90 %. */
export const LEVEL_DISCOUNT_MAX_PPM = 900_000

/** Points on purchases, in percent of what others earn. */
export const POINTS_PERCENT_MIN = 100
export const POINTS_PERCENT_MAX = 1000

/** What changes growth. */
export const GROWTH_SOURCES = ['purchase', 'purchaseTakenBack', 'topUp', 'system'] as const
export type GrowthSource = (typeof GROWTH_SOURCES)[number]
