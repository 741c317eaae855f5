import { favoriteEndpoints } from '@ironsouq/contract/people/favorite/favorite.endpoints'
import { apiWith } from '#kit/api/browser-api.ts'
import type { LoginAsked } from '#kit/popup/popup-store.ts'

export async function writeFavorite(
  deviceId: string,
  isSaved: boolean,
  login: LoginAsked,
): Promise<void> {
  const endpoint = isSaved ? favoriteEndpoints.add : favoriteEndpoints.remove
  await apiWith({ login, isOwn: true })(endpoint, { body: { deviceId } })
}
