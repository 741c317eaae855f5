import { typedDecimal } from '../../money/money/typed-amount.ts'

const GRAMS = 1000

/** The weight that a person typed in kilograms, in whole grams. Null for no text, undefined for what is none. */
export function typedGrams(typed: string): number | null | undefined {
  const decimal = typedDecimal(typed, { hasThousandths: true })
  if (!decimal) return decimal
  const grams = Number(`${decimal.units}${decimal.fraction.padEnd(3, '0')}`)
  return grams <= Number.MAX_SAFE_INTEGER ? grams : undefined
}

/** Grams as a person types kilograms. */
export const kilogramsOf = (grams: number): string => String(grams / GRAMS)
