import { fromMinor, minorOf, minorPerUnit } from '@ironsouq/contract/money/money/minor-units'
import { typedAmount } from '@ironsouq/contract/money/money/typed-amount'

/** By how much prices change, in hundredths of a per cent or in minor units, and to what they are rounded. */
export interface PriceChange {
  kind: 'percent' | 'amount'
  by: bigint
  step: bigint
}

const WHOLE_HUNDREDTHS = 10_000n
const FALL_MAX = -9_000n
const RISE_MAX = 50_000n
/** The steps to round to, in hundredths of a unit. */
const STEPS = [1n, 5n, 25n, 50n, 100n, 500n, 1000n]
const HUNDREDTHS = 100n

/** The steps to which prices of a currency can be rounded, in its minor units. */
export const stepsOf = (currency: string): bigint[] =>
  STEPS.flatMap((step) => {
    const minor = step * minorPerUnit(currency)
    return minor % HUNDREDTHS === 0n ? [minor / HUNDREDTHS] : []
  })

/** The change that was typed: "+5", "−2.5", "5"; undefined for none. */
export function changeTyped(
  typed: string,
  kind: PriceChange['kind'],
  currency: string,
): bigint | undefined {
  const [, sign = '', digits = ''] = /^\s*([+−-]?)\s*(.+?)\s*$/.exec(typed) ?? []
  // Two digits behind the point, as hundredths of a per cent.
  const of = kind === 'percent' ? 'AED' : currency
  const amount = typedAmount(digits, of)
  if (typeof amount !== 'string') return undefined
  const size = minorOf({ amount, currency: of })
  const by = sign === '' || sign === '+' ? size : -size
  if (by === 0n || (kind === 'percent' && (by < FALL_MAX || by > RISE_MAX))) return undefined
  return by
}

/** A price after a change, rounded half up; undefined if nothing would be left of it. */
export function changedPrice(
  amount: string,
  currency: string,
  { kind, by, step }: PriceChange,
): string | undefined {
  const minor = minorOf({ amount, currency })
  // In units of 1/10,000 so that only the end is rounded.
  const exact =
    kind === 'percent' ? minor * (WHOLE_HUNDREDTHS + by) : (minor + by) * WHOLE_HUNDREDTHS
  const unit = step * WHOLE_HUNDREDTHS
  const rounded = ((exact + unit / 2n) / unit) * step
  return exact > 0n && rounded > 0n ? fromMinor(rounded, currency).amount : undefined
}
