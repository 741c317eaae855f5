import { ApiError } from '@ironsouq/contract/client'
import { CODES } from '@ironsouq/contract/envelope'
import { favoriteEndpoints } from '@ironsouq/contract/favorite/favorite.endpoints'
import { historyEndpoints } from '@ironsouq/contract/history/history.endpoints'
import { memberEndpoints } from '@ironsouq/contract/member/member.endpoints'
import { takeBegun } from './begun.ts'
import { apiWith } from './browser-api.ts'
import { log } from './log.ts'
import { markFavorite, rememberFavorites } from './stores/favorite-store.ts'
import { messageStore } from './stores/message-store.ts'
import { forgetSeen, seenDevices } from './stores/seen-store.ts'
import { sessionStore } from './stores/session-store.ts'
import { rememberUser, userStore } from './stores/user-store.ts'

/** Nobody asked for any of this: it comes when it comes, and its failure is no news. */
const call = apiWith({ quietLogin: true, handlesRefusal: true, isAside: true, isOwn: true })

/** What was looked at before the sign-in becomes the member's [EQ-5]. */
async function mergeSeen(): Promise<void> {
  const items = [...seenDevices()]
  if (items.length === 0) return
  await call(historyEndpoints.merge, { body: { items } })
  forgetSeen()
}

/** A machine that a visitor wanted to save before he went to log in [ID-14]. */
async function saveBegun(): Promise<void> {
  const deviceId = takeBegun()
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

/** Who is signed in, and what of his this page shows [AP-9]. */
export async function startSession(): Promise<void> {
  if (userStore.get().isLoading) return
  userStore.set({ isLoading: true })
  try {
    rememberUser(await call(memberEndpoints.userInfo))
  } catch (err) {
    if (!isEnded(err)) log('who is signed in could not be asked', err)
    return
  } finally {
    userStore.set({ isLoading: false })
  }
  await fillSession()
}

/** For whoever signed in just now and is known already. */
export async function fillSession(): Promise<void> {
  const aside = [
    call(favoriteEndpoints.ids).then(rememberFavorites),
    saveBegun(),
    askCounts(),
    mergeSeen(),
  ]
  for (const result of await Promise.allSettled(aside))
    if (result.status === 'rejected') log('what the member has could not be asked', result.reason)
}
