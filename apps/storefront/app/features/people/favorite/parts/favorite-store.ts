import { resetWithSession } from '#kit/session/session-store.ts'
import { createStore, useStore } from '#kit/store/store.ts'

interface FavoriteState {
  /** As the server sent them. */
  ids: ReadonlySet<string>
  /** Saved or removed on this page; overrides the server's list. */
  changed: ReadonlyMap<string, boolean>
}

/** The devices that the member saved, for the hearts of a list. */
export const favoriteStore = createStore<FavoriteState>({ ids: new Set(), changed: new Map() })
resetWithSession(favoriteStore)

export function rememberFavorites(ids: readonly string[]): void {
  favoriteStore.set({ ids: new Set(ids) })
}

/** Shows a device as saved or not; undefined follows the server. */
export function markFavorite(deviceId: string, isSaved: boolean | undefined): void {
  const changed = new Map(favoriteStore.get().changed)
  if (isSaved === undefined) changed.delete(deviceId)
  else changed.set(deviceId, isSaved)
  favoriteStore.set({ changed })
}

export const isFavorite = (deviceId: string, { ids, changed }: FavoriteState): boolean =>
  changed.get(deviceId) ?? ids.has(deviceId)

export const useFavorite = (deviceId: string): boolean =>
  useStore(favoriteStore, (state) => isFavorite(deviceId, state))
