/** What freight is counted by. */
export const FREIGHT_UNITS = ['weight', 'piece'] as const
export type FreightUnit = (typeof FREIGHT_UNITS)[number]
