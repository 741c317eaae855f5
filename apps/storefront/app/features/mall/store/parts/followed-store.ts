import { log } from '#kit/log.ts'
import { openLogin } from '#kit/popup/login-prompt.ts'
import { resetWithSession } from '#kit/session/session-store.ts'
import { isSignedIn } from '#kit/session/signed-in.ts'
import { createStore } from '#kit/store/store.ts'

/** The stores that the member follows; undefined until they are loaded. */
export const followedStore = createStore<{ ids: ReadonlySet<string> | undefined }>({
  ids: undefined,
})
resetWithSession(followedStore)

/** Loads the ids once. */
export async function loadFollowed(): Promise<ReadonlySet<string>> {
  const known = followedStore.get().ids
  if (known) return known
  const { askFollowed } = await import('./write-follow.ts')
  const ids = new Set(await askFollowed())
  followedStore.set({ ids })
  return ids
}

function mark(storeId: string, isFollowed: boolean): void {
  const ids = new Set(followedStore.get().ids)
  if (isFollowed) ids.add(storeId)
  else ids.delete(storeId)
  followedStore.set({ ids })
}

/** Optimistic: the button changes at once, and back if the server refuses. */
async function setFollowed(storeId: string, wanted?: boolean): Promise<void> {
  const before = (await loadFollowed()).has(storeId)
  const isFollowed = wanted ?? !before
  mark(storeId, isFollowed)
  try {
    const { writeFollow } = await import('./write-follow.ts')
    await writeFollow(storeId, isFollowed)
  } catch (err) {
    log('a store could not be followed', err)
    mark(storeId, before)
  }
}

/** Requests are sent in sequence, so that the last click wins. */
let writing = Promise.resolve()

function next(storeId: string, wanted?: boolean): void {
  writing = writing
    .then(() => setFollowed(storeId, wanted))
    .catch((err: unknown) => log('the followed stores could not be loaded', err))
}

/** Follows a store or stops; a visitor logs in first, and then it is followed [ID-14]. */
export function toggleFollowed(storeId: string): void {
  if (isSignedIn()) next(storeId)
  else openLogin({ afterLogin: () => next(storeId, true) })
}
