import {
  SELLER_HOURS_SOURCES,
  SELLER_WARRANTIES,
  sellerMayChange,
} from '@ironsouq/contract/machines/seller-device/seller-device.schema'
import type { BulkChange } from '#features/machines/device/device.bulk.service.ts'
import type { DeviceRow } from '#features/machines/device/device.queries.ts'
import { changeOf } from './device-import.change.rules.ts'
import type { DeviceValues, ImportedColumns } from './device-import.values.ts'

const isAny = () => true
const isAmong = (allowed: readonly string[]) => (value: unknown) =>
  allowed.includes(value as string)

/** The columns that are a seller's to state, as on their screen: one that is new here is not theirs. */
const SELLERS: Partial<Record<keyof ImportedColumns, (value: unknown) => boolean>> = {
  serialNo: isAny,
  brandId: isAny,
  model: isAny,
  modelId: isAny,
  categoryId: isAny,
  yearMade: isAny,
  yearInService: isAny,
  workHours: isAny,
  mileageKm: isAny,
  hoursSource: isAmong(SELLER_HOURS_SOURCES),
  vatMode: isAny,
  yardId: isAny,
  emirate: isAny,
  emission: isAny,
  customs: isAny,
  warranty: isAmong(SELLER_WARRANTIES),
  gccCooling: isAny,
  plated: isAny,
  note: isAny,
  noteLocale: isAny,
}

/** What a row says that is a seller's to state. */
export const statedBySeller = (values: DeviceValues): DeviceValues => ({
  ...values,
  columns: Object.fromEntries(
    Object.entries(values.columns).filter(([name, value]) =>
      SELLERS[name as keyof ImportedColumns]?.(value),
    ),
  ) as ImportedColumns,
})

/** What a seller's own file changes of a machine: as much as the seller could on their screen. */
export function changeBySeller(before: DeviceRow, values: DeviceValues): BulkChange | null {
  const may = sellerMayChange(before.state)
  const change = may === 'nothing' ? null : changeOf(before, statedBySeller(values))
  if (!change || may === 'everything') return change
  const { price } = change
  return price ? { before, columns: {}, specs: {}, price } : null
}

const sizeOf = (change: BulkChange | null) =>
  change
    ? Object.keys(change.columns).length + Object.keys(change.specs).length + (change.price ? 1 : 0)
    : 0

/** Whether a row of a seller's own file says more than is taken over. */
export const isPartLeftOut = (before: DeviceRow | undefined, values: DeviceValues): boolean =>
  before
    ? sizeOf(changeOf(before, values)) > sizeOf(changeBySeller(before, values))
    : Object.keys(values.columns).length > Object.keys(statedBySeller(values).columns).length
