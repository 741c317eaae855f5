import { partOf } from '../pricing.split.rules.ts'

/** What the platform takes of a line: of what its buyer paid and of what the platform paid in their place. */
export const commissionOf = (paidMinor: bigint, subsidyMinor: bigint, ppm: number): bigint =>
  partOf(paidMinor + subsidyMinor, ppm)
