import type { Favorite } from '@ironsouq/contract/favorite/favorite.endpoints'
import { useState } from 'react'

interface Left {
  favorite: Favorite
  at: number
}

/** The list with the machines removed on this page, until the user leaves it. */
export function useRemovedFavorites(records: readonly Favorite[]) {
  const [left, setLeft] = useState<readonly Left[]>([])
  const shown = [...records]
  for (const { favorite, at } of left.toSorted((a, b) => a.at - b.at))
    if (!records.some(({ device }) => device.deviceId === favorite.device.deviceId))
      shown.splice(at, 0, favorite)
  const keepPlace = (favorite: Favorite, at: number) =>
    setLeft([
      ...left.filter((each) => each.favorite.device.deviceId !== favorite.device.deviceId),
      { favorite, at },
    ])
  return { shown, keepPlace }
}
