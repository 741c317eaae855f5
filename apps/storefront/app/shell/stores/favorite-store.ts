import { createStore, useStore } from './store.ts'

interface FavoriteState {
  /** As the server told them. */
  ids: ReadonlySet<string>
  /** Saved or taken away on this page since, whatever the server told before or after. */
  changed: ReadonlyMap<string, boolean>
}

/** The machines that the member saved, for the hearts of a list. */
export const favoriteStore = createStore<FavoriteState>({ ids: new Set(), changed: new Map() })

export function rememberFavorites(ids: readonly string[]): void {
  favoriteStore.set({ ids: new Set(ids) })
}

/** Shows a machine as saved or not; undefined is as the server told. */
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
