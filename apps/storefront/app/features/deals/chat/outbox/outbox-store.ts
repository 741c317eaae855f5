/** A message that the server does not have yet. */
export interface Waiting {
  sendId: string
  memberId: string
  chatId: string
  /** The consultation that its writer saw. */
  consultation: number
  text: string
  at: number
  /** Why the server refused it; null while it waits. */
  refusal: string | null
}

const NAME = 'chat'
const VERSION = 1
const STORE = 'waiting'
const OF_MEMBER = 'ofMember'
const CHANNEL = 'chat-outbox'

let opening: Promise<IDBDatabase> | undefined

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error(NAME)))
  })

function open(): Promise<IDBDatabase> {
  opening ??= (async () => {
    const request = indexedDB.open(NAME, VERSION)
    request.addEventListener('upgradeneeded', () => {
      const store = request.result.createObjectStore(STORE, { keyPath: 'sendId' })
      store.createIndex(OF_MEMBER, 'memberId')
    })
    return answer(request)
  })().catch((err: unknown) => {
    opening = undefined
    throw err
  })
  return opening
}

/** What the browser could not store lives as long as the page. */
const unstored = new Map<string, Waiting>()

async function write(change: (store: IDBObjectStore) => void): Promise<void> {
  const db = await open()
  const transaction = db.transaction(STORE, 'readwrite')
  const stored = new Promise<void>((resolve, reject) => {
    const fail = () => reject(transaction.error ?? new Error(NAME))
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', fail)
    transaction.addEventListener('error', fail)
  })
  change(transaction.objectStore(STORE))
  await stored
}

function tell(): void {
  const channel = new BroadcastChannel(CHANNEL)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  channel.postMessage(null)
  channel.close()
}

/** Calls back after every change, also by another tab. */
export function onOutboxChange(call: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', call)
  return () => channel.close()
}

/** The messages of one member, in the order in which they were written. */
export async function waitingOf(memberId: string): Promise<Waiting[]> {
  const stored = await open()
    .then((db) =>
      answer(db.transaction(STORE).objectStore(STORE).index(OF_MEMBER).getAll(memberId)),
    )
    .catch(() => [])
  const held = [...unstored.values()].filter((each) => each.memberId === memberId)
  return [...(stored as Waiting[]), ...held].toSorted((a, b) => a.at - b.at)
}

export async function putWaiting(waiting: Waiting): Promise<void> {
  await write((store) => store.put(waiting)).then(
    () => unstored.delete(waiting.sendId),
    () => unstored.set(waiting.sendId, waiting),
  )
  tell()
}

export async function dropWaiting(sendId: string): Promise<void> {
  unstored.delete(sendId)
  await write((store) => store.delete(sendId)).catch(() => undefined)
  tell()
}
