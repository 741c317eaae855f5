import type { DeviceCard } from '@ironsouq/contract/device/device.schema'
import type { Favorite } from '@ironsouq/contract/favorite/favorite.endpoints'
import { fromMinor } from '@ironsouq/contract/money/minor-units'
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
