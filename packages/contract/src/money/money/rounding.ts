/** The nearest integer; a half is rounded away from zero, so that -x rounds to the negative of x. */
export function divideRounded(amount: bigint, by: bigint): bigint {
  if (by <= 0n) throw new Error('the divisor must be positive')
  const magnitude = amount < 0n ? -amount : amount
  const rounded = (2n * magnitude + by) / (2n * by)
  return amount < 0n ? -rounded : rounded
}

const BASIS_POINTS = 10_000n

/** A share of minor units in basis points (hundredths of a percent): 500 is 5 %. */
export const shareOf = (minor: bigint, basisPoints: number): bigint =>
  divideRounded(minor * BigInt(basisPoints), BASIS_POINTS)
