import type { DeviceCard } from '@ironsouq/contract/machines/device/device.schema'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import type { Favorite } from '@ironsouq/contract/people/favorite/favorite.endpoints'
import type { FavoriteRow } from './favorite.queries.ts'

export const presentFavorite = (row: FavoriteRow, device: DeviceCard): Favorite => ({
  device,
  savedAt: row.savedAt.toISOString(),
  priceThen:
    row.priceMinor !== null && row.priceCurrency !== null
      ? fromMinor(row.priceMinor, row.priceCurrency)
      : null,
  prices: row.prices.map(({ priceMinor, priceCurrency, at }) => ({
    price:
      priceMinor !== null && priceCurrency !== null
        ? fromMinor(BigInt(priceMinor), priceCurrency)
        : null,
    at: new Date(at).toISOString(),
  })),
})
