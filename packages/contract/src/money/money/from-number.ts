import { fromMinor, minorPerUnit } from './minor-units.ts'
import type { Money } from './money.ts'

/**
 * What a field of numbers gave, at least zero, as money. The shortest text of a float has the digits that were typed: they
 * are read, and a half is rounded up. Multiplying the float would lose minor units of some amounts.
 */
export function fromNumber(value: number, currency: string): Money {
  const digits = String(minorPerUnit(currency)).length - 1
  const text = String(value)
  const [units = '', fraction = ''] = (text.includes('e') ? value.toFixed(digits) : text).split('.')
  const minor = BigInt(units + fraction.slice(0, digits).padEnd(digits, '0'))
  return fromMinor((fraction[digits] ?? '0') >= '5' ? minor + 1n : minor, currency)
}
