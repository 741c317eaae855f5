import type { BulkChange } from '#features/machines/device/device.bulk.service.ts'
import type { DeviceRow } from '#features/machines/device/device.queries.ts'
import type { DeviceValues } from './device-import.values.ts'

/** Null is price on request. */
export const priceColumns = (price: NonNullable<DeviceValues['price']> | null) => ({
  priceMinor: price && BigInt(price.minor),
  priceCurrency: price && price.currency,
})

/** What a row changes of a machine, or null when that is nothing. */
export function changeOf(
  before: DeviceRow,
  { columns, specs, price }: DeviceValues,
): BulkChange | null {
  const entries = Object.entries(columns).filter(
    ([name, value]) => before[name as keyof DeviceRow] !== value,
  )
  const changedSpecs = Object.entries(specs).filter(([code, value]) => before.specs[code] !== value)
  const given = price === undefined ? undefined : priceColumns(price)
  const isRepriced =
    given !== undefined &&
    (given.priceMinor !== before.priceMinor || given.priceCurrency !== before.priceCurrency)
  if (entries.length === 0 && changedSpecs.length === 0 && !isRepriced) return null
  return {
    before,
    columns: Object.fromEntries(entries),
    specs: Object.fromEntries(changedSpecs),
    ...(isRepriced && given && { price: given }),
  }
}
