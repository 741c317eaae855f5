/**
 * Splits minor units in proportion to weights so that the parts add up exactly: every part is first
 * rounded towards zero, then the units left over go to the largest remainders, the earlier part
 * first when they are equal. A negative total is split like the positive one.
 */
export function allocate(total: bigint, weights: readonly bigint[]): bigint[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0n)
  if (all <= 0n || weights.some((weight) => weight < 0n))
    throw new Error('weights must not be negative, and at least one must be positive')
  const magnitude = total < 0n ? -total : total
  const parts = weights.map((weight, index) => ({
    index,
    whole: (magnitude * weight) / all,
    remainder: (magnitude * weight) % all,
  }))
  const left = magnitude - parts.reduce((sum, { whole }) => sum + whole, 0n)
  const favoured = parts
    .toSorted((a, b) =>
      a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1,
    )
    .slice(0, Number(left))
  for (const part of favoured) part.whole += 1n
  return parts.map(({ whole }) => (total < 0n ? -whole : whole))
}
