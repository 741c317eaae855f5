import type { PricePoint } from '@ironsouq/contract/device/device.schema'
import type { Money } from '@ironsouq/contract/money'
import { fromMinor, toMinor } from '@ironsouq/contract/money.minor'

/** A price that was asked, and how it differs from the one before. */
export interface PriceStep {
  price: Money
  at: string
  /** Signed, in the same currency; null for the first. */
  change: { isCut: boolean; by: Money } | null
}

function changeOf(from: Money, to: Money): PriceStep['change'] {
  const [before, after] = [toMinor(from) ?? 0n, toMinor(to) ?? 0n]
  const isCut = after < before
  return { isCut, by: fromMinor(isCut ? before - after : after - before, to.currency) }
}

/** What was asked over time, in the currency of today; times without a price are left out. */
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
