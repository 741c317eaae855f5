import { divideRounded } from './rounding.ts'

const MONTHS_OF_POINTS = 12n * 10_000n

/**
 * The equal payment at the end of each month that repays an amount with interest, in minor units,
 * rounded to the nearest. The rate is yearly, in basis points, a twelfth of it each month. Powers of
 * whole numbers keep the calculation exact until the one division.
 */
export function instalmentOf(amount: bigint, months: number, yearlyPoints: number): bigint {
  if (months < 1) throw new Error('a loan has at least one payment')
  if (yearlyPoints === 0) return divideRounded(amount, BigInt(months))
  const rate = BigInt(yearlyPoints)
  const grown = (MONTHS_OF_POINTS + rate) ** BigInt(months)
  const still = MONTHS_OF_POINTS ** BigInt(months)
  return divideRounded(amount * rate * grown, MONTHS_OF_POINTS * (grown - still))
}
