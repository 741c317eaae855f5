/** The rectangle that a pin may be in, in degrees. */
export const AREA_OF_EMIRATES = { south: 22.5, north: 26.2, west: 51.4, east: 56.5 } as const

/** The longest holiday, in days: Ramadan has 30. */
export const HOLIDAY_DAYS_MAX = 31

/** How far ahead visitors see holidays. */
export const HOLIDAYS_SHOWN_DAYS = 90
