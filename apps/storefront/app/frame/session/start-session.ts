import { ApiError } from '@ironsouq/contract/client'
import { CODES } from '@ironsouq/contract/envelope'
import { favoriteEndpoints } from '@ironsouq/contract/people/favorite/favorite.endpoints'
import { historyEndpoints } from '@ironsouq/contract/people/history/history.endpoints'
import { memberEndpoints } from '@ironsouq/contract/people/member/member.endpoints'
import { askCartCount, mergeCart } from '#features/mall/cart/parts/merge-cart.ts'
import { markFavorite, rememberFavorites } from '#features/people/favorite/parts/favorite-store.ts'
import { clearViewed, viewedDevices } from '#features/people/history/parts/viewed-store.ts'
import { apiWith } from '#kit/api/browser-api.ts'
import { log } from '#kit/log.ts'
import { messageStore } from '#kit/session/message-store.ts'
import { takePendingAction } from '#kit/session/pending-action.ts'
import { sessionStore } from '#kit/session/session-store.ts'
import { rememberUser, userStore } from '#kit/session/user-store.ts'
import { startRealtime } from './start-realtime.ts'

/** Background requests: a failure is only logged. */
const call = apiWith({ quietLogin: true, handlesRefusal: true, isAside: true, isOwn: true })

/** Devices that were viewed before the sign-in are added to the member's history [EQ-5]. */
async function mergeViewed(): Promise<void> {
  const items = [...viewedDevices()]
  if (items.length === 0) return
  await call(historyEndpoints.merge, { body: { items } })
  clearViewed()
}

/** Saves the device that a visitor wanted to save before the sign-in [ID-14]. */
async function resumePendingAction(): Promise<void> {
  const deviceId = takePendingAction()
  if (deviceId === undefined) return
  await call(favoriteEndpoints.add, { body: { deviceId } })
  markFavorite(deviceId, true)
}

async function askCounts(): Promise<void> {
  const { unreadMessages, unreadNotices } = await call(memberEndpoints.centerInfo)
  messageStore.set({ messageValue: unreadMessages })
  sessionStore.set({ unreadNotices })
}

const isEnded = (err: unknown) => err instanceof ApiError && err.code === CODES.notLoggedIn

/** Loads the signed-in user and the data of theirs that this page shows [AP-9]. */
export async function startSession(): Promise<void> {
  if (userStore.get().isLoading) return
  userStore.set({ isLoading: true })
  try {
    rememberUser(await call(memberEndpoints.userInfo))
  } catch (err) {
    if (!isEnded(err)) log('the signed-in user could not be loaded', err)
    return
  } finally {
    userStore.set({ isLoading: false })
  }
  await fillSession()
}

/** For a user who just signed in and is known already. */
export async function fillSession(): Promise<void> {
  const aside = [
    call(favoriteEndpoints.ids).then(rememberFavorites),
    resumePendingAction(),
    askCounts(),
    mergeViewed(),
    mergeCart().then(async (isMerged) => {
      if (!isMerged) await askCartCount()
    }),
  ]
  for (const result of await Promise.allSettled(aside))
    if (result.status === 'rejected') log('member data could not be loaded', result.reason)
  startRealtime(() => {
    askCounts().catch((err: unknown) => log('the counts could not be loaded', err))
  })
}
