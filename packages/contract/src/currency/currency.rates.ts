import type { Money } from '../money.ts'
import type { Currency } from './currency.endpoints.ts'

type Rate = Pick<Currency, 'currencyCode' | 'exchangeRate'>

/** The most digits behind the point that a rate may have; an amount has fewer. */
const DIGITS = 8

/** A decimal text as whole 10⁻⁸ parts. */
function parts(decimal: string): bigint {
  const [units = '', fraction = ''] = decimal.split('.')
  return BigInt(units + fraction.padEnd(DIGITS, '0'))
}

/** How many of a currency one US dollar is; a rate of nothing is as unknown as none. */
function rateOf(code: string, currencies: readonly Rate[]): bigint | null {
  const known = currencies.find(({ currencyCode }) => currencyCode === code)
  return known ? parts(known.exchangeRate) || null : null
}

/**
 * An amount as it is shown in another currency [AP-15]: whole units, a half rounded up, because it
 * is only to help the reader; what is charged is in the order's own currency. Null when either
 * rate is unknown.
 */
export function converted(money: Money, to: string, currencies: readonly Rate[]): Money | null {
  const from = rateOf(money.currency, currencies)
  const into = rateOf(to, currencies)
  if (from === null || into === null) return null
  const one = from * 10n ** BigInt(DIGITS)
  const amount = (2n * parts(money.amount) * into + one) / (2n * one)
  return { amount: String(amount), currency: to }
}
