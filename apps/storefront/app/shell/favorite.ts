import { log } from './log.ts'
import { openLogin } from './popups/login.ts'
import type { LoginAsked } from './popups/popup-store.ts'
import { isSigned } from './signed.ts'
import { favoriteStore, isFavorite, markFavorite } from './stores/favorite-store.ts'

type Saved = NonNullable<LoginAsked['device']>

const toLogIn = (device: Saved): LoginAsked => ({
  purpose: 'save',
  device,
  afterLogin: () => setFavorite(device, true),
})

/** One after the other, so that the last press is what stays. */
let writing = Promise.resolve()

/** The heart changes at once, and back if the server refuses. */
function setFavorite(device: Saved, isSaved: boolean): void {
  const { deviceId } = device
  const before = favoriteStore.get().changed.get(deviceId)
  markFavorite(deviceId, isSaved)
  writing = writing
    .then(() => import('./favorite-write.ts'))
    .then(({ writeFavorite }) => writeFavorite(deviceId, isSaved, toLogIn(device)))
    .catch((err: unknown) => {
      log('a machine could not be saved', err)
      markFavorite(deviceId, before)
    })
}

/** Saves a machine or takes it back; a visitor logs in first, and then it is saved [ID-14]. */
export function toggleFavorite(device: Saved): void {
  if (isSigned()) setFavorite(device, !isFavorite(device.deviceId, favoriteStore.get()))
  else openLogin(toLogIn(device))
}
