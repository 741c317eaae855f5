import type { DeviceState } from '@ironsouq/contract/machines/device/device.lifecycle'
import { absolute, subtract } from '@ironsouq/contract/money/money/arithmetic'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import type { Money } from '@ironsouq/contract/money/money/money'

interface PriceStep {
  state: DeviceState
  priceMinor: bigint | null
  priceCurrency: string | null
  before: { priceMinor: string | null; priceCurrency: string | null } | null
}

export interface PriceChange {
  kind: 'priceCut' | 'priceRise'
  price: Money
  before: Money
}

const isOnSale = (state: DeviceState): boolean => state === 'listed' || state === 'reserved'

/** How the price of a machine on sale changed; null if the two prices cannot be compared. */
export function comparePrices({
  state,
  priceMinor,
  priceCurrency,
  before,
}: PriceStep): PriceChange | null {
  if (!isOnSale(state) || priceMinor === null || priceCurrency === null) return null
  if (!before?.priceMinor || before.priceCurrency !== priceCurrency) return null
  const beforeMinor = BigInt(before.priceMinor)
  if (beforeMinor === priceMinor) return null
  return {
    kind: priceMinor < beforeMinor ? 'priceCut' : 'priceRise',
    price: fromMinor(priceMinor, priceCurrency),
    before: fromMinor(beforeMinor, priceCurrency),
  }
}

export const priceDifference = (a: Money, b: Money): Money => absolute(subtract(a, b))
