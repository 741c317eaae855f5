import type { Money } from '@ironsouq/contract/money'
import { fromMinor, toMinor } from '@ironsouq/contract/money.minor'

export interface PriceChange {
  isCut: boolean
  /** Never signed; nothing when the price is the same. */
  by: Money | null
}

/** How a price differs from what it was; null where one of them is unknown or in another currency. */
export function priceChange(then: Money | null, now: Money | null): PriceChange | null {
  if (!then || !now || then.currency !== now.currency) return null
  const [before, after] = [toMinor(then), toMinor(now)]
  if (before === undefined || after === undefined) return null
  if (before === after) return { isCut: false, by: null }
  const isCut = after < before
  return { isCut, by: fromMinor(isCut ? before - after : after - before, now.currency) }
}
