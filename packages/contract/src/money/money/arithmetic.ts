import { fromMinor, minorOf } from './minor-units.ts'
import type { Money } from './money.ts'

/** Minor units of both, which must be of one currency: two currencies are never added by mistake. */
function both(a: Money, b: Money): [bigint, bigint] {
  if (a.currency !== b.currency) throw new Error(`${a.currency} and ${b.currency} do not mix`)
  return [minorOf(a), minorOf(b)]
}

export function add(a: Money, b: Money): Money {
  const [x, y] = both(a, b)
  return fromMinor(x + y, a.currency)
}

/** May be negative. */
export function subtract(a: Money, b: Money): Money {
  const [x, y] = both(a, b)
  return fromMinor(x - y, a.currency)
}

export const negate = (money: Money): Money => fromMinor(-minorOf(money), money.currency)

export const absolute = (money: Money): Money => (minorOf(money) < 0n ? negate(money) : money)

/** Below zero when `a` is less than `b`, zero when they are equal: as a sort function wants it. */
export function compare(a: Money, b: Money): -1 | 0 | 1 {
  const [x, y] = both(a, b)
  return x === y ? 0 : x < y ? -1 : 1
}

/** A float, for positions on a scale and ratios. Never for an amount that is stored, sent or charged. */
export const approximate = ({ amount }: Money): number => Number(amount)
