import type { PricePoint } from '@ironsouq/contract/machines/device/device.schema'
import { fromMinor, toMinor } from '@ironsouq/contract/money/money/minor-units'
import type { Money } from '@ironsouq/contract/money/money/money'

/** An asking price and its difference to the previous one. */
export interface PriceStep {
  price: Money
  at: string
  /** In the same currency; null for the first. */
  change: { isCut: boolean; by: Money } | null
}

function changeOf(from: Money, to: Money): PriceStep['change'] {
  const [before, after] = [toMinor(from) ?? 0n, toMinor(to) ?? 0n]
  const isCut = after < before
  return { isCut, by: fromMinor(isCut ? before - after : after - before, to.currency) }
}

/** The asking prices over time, in the current currency; periods without a price are left out. */
export function priceSteps(history: readonly PricePoint[]): PriceStep[] {
  const asked = history.flatMap(({ price, at }) => (price ? [{ price, at }] : []))
  const currency = asked.at(-1)?.price.currency
  const steps: PriceStep[] = []
  for (const { price, at } of asked) {
    if (price.currency !== currency) continue
    const before = steps.at(-1)
    if (before?.price.amount === price.amount) continue
    steps.push({ price, at, change: before ? changeOf(before.price, price) : null })
  }
  return steps
}
