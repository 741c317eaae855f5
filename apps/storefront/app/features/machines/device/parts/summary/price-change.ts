import { fromMinor, toMinor } from '@ironsouq/contract/money/money/minor-units'
import type { Money } from '@ironsouq/contract/money/money/money'

export interface PriceChange {
  isCut: boolean
  /** Unsigned; null when the price is the same. */
  by: Money | null
}

/** The difference of two prices; null where one is unknown or the currencies differ. */
export function priceChange(then: Money | null, now: Money | null): PriceChange | null {
  if (!then || !now || then.currency !== now.currency) return null
  const [before, after] = [toMinor(then), toMinor(now)]
  if (before === undefined || after === undefined) return null
  if (before === after) return { isCut: false, by: null }
  const isCut = after < before
  return { isCut, by: fromMinor(isCut ? before - after : after - before, now.currency) }
}
