import type { DeviceCard } from '@ironsouq/contract/device/device.schema'
import type { Seen } from '@ironsouq/contract/history/history.endpoints'
import { fromMinor } from '@ironsouq/contract/money/minor-units'
import type { HistoryRow } from './history.queries.ts'

export const presentView = (row: HistoryRow, device: DeviceCard): Seen => ({
  device,
  day: row.day,
  seenAt: row.seenAt.toISOString(),
  times: row.times,
  priceThen:
    row.priceMinor !== null && row.priceCurrency !== null
      ? fromMinor(row.priceMinor, row.priceCurrency)
      : null,
})
