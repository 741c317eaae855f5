import type { DeviceCard } from '@ironsouq/contract/machines/device/device.schema'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import type { Seen } from '@ironsouq/contract/people/history/history.endpoints'
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
