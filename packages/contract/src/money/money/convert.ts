import { fromMinor, minorPerUnit } from './minor-units.ts'
import type { Money } from './money.ts'
import { divideRounded } from './rounding.ts'

/** A currency as the currency table has it: how many of it one US dollar is. */
export interface Rate {
  currencyCode: string
  exchangeRate: string
}

/** The most decimal places that a rate has; an amount has fewer. */
const DECIMALS = 8

function scaled(decimal: string): bigint {
  const [units = '', fraction = ''] = decimal.split('.')
  return BigInt(units + fraction.padEnd(DECIMALS, '0'))
}

/** A rate of zero is treated as unknown. */
function rateOf(code: string, rates: readonly Rate[]): bigint | null {
  const known = rates.find(({ currencyCode }) => currencyCode === code)
  return known ? scaled(known.exchangeRate) || null : null
}

interface Conversion {
  money: Money
  to: string
  /** Of the result: minor units, or whole units. */
  unit: bigint
}

function convertedTo({ money, to, unit }: Conversion, rates: readonly Rate[]): bigint | null {
  const from = rateOf(money.currency, rates)
  const into = rateOf(to, rates)
  if (from === null || into === null) return null
  return divideRounded(scaled(money.amount) * into * unit, from * 10n ** BigInt(DECIMALS))
}

/** An amount in another currency, to its minor unit; null when either rate is unknown. */
export function convert(money: Money, to: string, rates: readonly Rate[]): Money | null {
  const minor = convertedTo({ money, to, unit: minorPerUnit(to) }, rates)
  return minor === null ? null : fromMinor(minor, to)
}

/** An estimate in another currency, in whole units; null when either rate is unknown. */
export function convertedWhole(money: Money, to: string, rates: readonly Rate[]): Money | null {
  const units = convertedTo({ money, to, unit: 1n }, rates)
  return units === null ? null : { amount: String(units), currency: to }
}

/** From this many units on, an amount is shown without its minor units. */
const WHOLE_FROM = 100n

/**
 * An amount as it is shown in another currency [AP-15]: whole units, because it only helps the
 * reader, and below 100 to the minor unit, because there the rest is a share of the price. What is
 * charged is in the order's own currency. Null when either rate is unknown.
 */
export function converted(money: Money, to: string, rates: readonly Rate[]): Money | null {
  const most = WHOLE_FROM * minorPerUnit(to)
  const minor = convertedTo({ money, to, unit: minorPerUnit(to) }, rates)
  if (minor === null) return null
  const isSmall = minor < most && minor > -most
  return isSmall ? fromMinor(minor, to) : convertedWhole(money, to, rates)
}
