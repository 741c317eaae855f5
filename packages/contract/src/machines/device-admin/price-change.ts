import { fromMinor, minorPerUnit, toMinor } from '../../money/money/minor-units.ts'
import type { Money } from '../../money/money/money.ts'

/** A bulk change of prices: by a percentage, or by an amount in whole units of the currency. */
export type PriceChange = { percent: number } | { amount: number }

const HUNDREDTHS = 10_000n

/**
 * The price after a change, rounded to the whole unit of the currency, half up: machines are not
 * offered at 199,033.17. Undefined if it would be zero or less.
 */
export function changedPrice(price: Money, by: PriceChange): Money | undefined {
  const { currency } = price
  const unit = minorPerUnit(currency)
  const minor = toMinor(price) ?? 0n
  const changed =
    'percent' in by
      ? (minor * (HUNDREDTHS + BigInt(Math.round(by.percent * 100)))) / HUNDREDTHS
      : minor + BigInt(by.amount) * unit
  const whole = ((changed + unit / 2n) / unit) * unit
  return whole > 0n ? fromMinor(whole, currency) : undefined
}
