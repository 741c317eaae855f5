import { ApiError, TransportError } from '@ironsouq/contract/client'
import type { ShownVoucher } from '@ironsouq/contract/mall/voucher/voucher.schema'

/** A write-off that the server has not confirmed, or has answered since. */
export interface SavedWriteOff {
  code: string
  /** The same for every try: the server writes it off at most once. */
  key: string
  savedAt: string
  state: 'waiting' | 'confirmed' | 'refused'
  /** Why the server refused it, in the language of the person. */
  reason: string
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What is saved belongs to one person: someone else on the same phone neither sees nor sends it. */
const nameOf = (accountId: string) => `voucher-outbox:${accountId}`

export function savedWriteOffs(store: Store, accountId: string): SavedWriteOff[] {
  try {
    return JSON.parse(store.getItem(nameOf(accountId)) ?? '[]') as SavedWriteOff[]
  } catch {
    return [] // not ours
  }
}

function write(store: Store, accountId: string, all: readonly SavedWriteOff[]): void {
  if (all.length === 0) store.removeItem(nameOf(accountId))
  else store.setItem(nameOf(accountId), JSON.stringify(all))
}

/** Saves a code; false when it waits already. Throws when the browser stores nothing. */
export function saveWriteOff(
  store: Store,
  accountId: string,
  given: Pick<SavedWriteOff, 'code' | 'key' | 'savedAt'>,
): boolean {
  const all = savedWriteOffs(store, accountId)
  if (all.some(({ code, state }) => code === given.code && state === 'waiting')) return false
  write(store, accountId, [...all, { ...given, state: 'waiting', reason: '' }])
  return true
}

export const dropWriteOff = (store: Store, accountId: string, key: string): void =>
  write(
    store,
    accountId,
    savedWriteOffs(store, accountId).filter((each) => each.key !== key),
  )

/** An answer that says nothing about the code: too many requests, signed out, or the server is in trouble. */
const isPassing = (err: ApiError) => err.status === 401 || err.status === 429 || err.status >= 500

type Send = (saved: SavedWriteOff) => Promise<ShownVoucher>

/** Sends what waits, one after the other, and notes each answer. Stops where there is no answer. */
export async function sendWriteOffs(store: Store, accountId: string, send: Send): Promise<void> {
  for (const saved of savedWriteOffs(store, accountId)) {
    if (saved.state !== 'waiting') continue
    const answer = (change: Partial<SavedWriteOff>) =>
      write(
        store,
        accountId,
        savedWriteOffs(store, accountId).map((each) =>
          each.key === saved.key ? { ...each, ...change } : each,
        ),
      )
    try {
      await send(saved)
      answer({ state: 'confirmed' })
    } catch (err) {
      if (err instanceof TransportError || (err instanceof ApiError && isPassing(err))) return
      if (!(err instanceof ApiError)) throw err
      answer({ state: 'refused', reason: err.message })
    }
  }
}
