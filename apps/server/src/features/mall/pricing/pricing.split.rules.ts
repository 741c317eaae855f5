import { allocate } from '@ironsouq/contract/money/money/allocate'
import { divideRounded } from '@ironsouq/contract/money/money/rounding'

const PPM = 1_000_000n

export const sumOf = <T>(all: readonly T[], of: (each: T) => bigint): bigint =>
  all.reduce((total, each) => total + of(each), 0n)

/** A part of an amount, rounded half up. */
export const partOf = (minor: bigint, ppm: number): bigint =>
  divideRounded(minor * BigInt(ppm), PPM)

export const byId = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1)

/** What a total is split over. */
export interface Weighted {
  id: string
  weight: bigint
}

/**
 * Splits a total by the largest remainder, exact to the unit: of equal remainders the larger part comes first, then the
 * lower id. Where the total is not above the sum of the weights, no part is above its weight.
 */
export function split(total: bigint, over: readonly Weighted[]): Map<string, bigint> {
  const ranked = over.toSorted((a, b) =>
    a.weight === b.weight ? byId(a.id, b.id) : a.weight < b.weight ? 1 : -1,
  )
  if (total === 0n) return new Map(ranked.map(({ id }) => [id, 0n]))
  const parts = allocate(
    total,
    ranked.map(({ weight }) => weight),
  )
  return new Map(ranked.map(({ id }, at) => [id, parts[at] ?? 0n]))
}
