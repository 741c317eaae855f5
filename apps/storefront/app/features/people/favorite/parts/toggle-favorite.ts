import { log } from '#kit/log.ts'
import { openLogin } from '#kit/popup/login-prompt.ts'
import type { LoginAsked } from '#kit/popup/popup-store.ts'
import { isSignedIn } from '#kit/session/signed-in.ts'
import { favoriteStore, isFavorite, markFavorite } from './favorite-store.ts'

type Saved = NonNullable<LoginAsked['device']>

const toLogIn = (device: Saved): LoginAsked => ({
  purpose: 'save',
  device,
  afterLogin: () => setFavorite(device, true),
})

/** Requests are sent in sequence, so that the last click wins. */
let writing = Promise.resolve()

/** Optimistic: the heart changes at once, and back if the server refuses. */
function setFavorite(device: Saved, isSaved: boolean): void {
  const { deviceId } = device
  const before = favoriteStore.get().changed.get(deviceId)
  markFavorite(deviceId, isSaved)
  writing = writing
    .then(() => import('./write-favorite.ts'))
    .then(({ writeFavorite }) => writeFavorite(deviceId, isSaved, toLogIn(device)))
    .catch((err: unknown) => {
      log('a machine could not be saved', err)
      markFavorite(deviceId, before)
    })
}

/** Saves or removes a machine; a visitor logs in first, and then it is saved [ID-14]. */
export function toggleFavorite(device: Saved): void {
  if (isSignedIn()) setFavorite(device, !isFavorite(device.deviceId, favoriteStore.get()))
  else openLogin(toLogIn(device))
}
