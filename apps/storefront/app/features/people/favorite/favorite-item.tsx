import type { Favorite } from '@ironsouq/contract/people/favorite/favorite.endpoints'
import type { Choosing } from '#kit/list/choose-box.tsx'
import { FavoriteRow } from './favorite-row.tsx'
import { markFavorite } from './parts/favorite-store.ts'
import { SavedItem } from './saved-item.tsx'

interface FavoriteItemProps {
  favorite: Favorite
  choosing: Choosing
  /** The action URL of the page's forms. */
  action: string
  onRemove: () => void
}

/** A saved machine. */
export function FavoriteItem({ favorite, choosing, action, onRemove }: FavoriteItemProps) {
  const { deviceId, title } = favorite.device
  const handleChange = (isSaved: boolean) => {
    markFavorite(deviceId, isSaved)
    if (!isSaved) onRemove()
  }
  return (
    <SavedItem
      thing={{ field: 'deviceId', id: deviceId, title }}
      action={action}
      onChange={handleChange}
    >
      {(remove) => <FavoriteRow favorite={favorite} choosing={choosing} remove={remove} />}
    </SavedItem>
  )
}
