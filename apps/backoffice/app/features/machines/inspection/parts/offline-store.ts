import type { Me } from '@ironsouq/contract/people/staff/staff.schema'
import { hasUnsent, type StoredForm, type StoredPhoto } from './stored-form.ts'

const NAME = 'inspection'
const VERSION = 1
const OF_FORM = 'ofForm'

type Key = IDBValidKey

/** This browser does not store anything, or its storage is full. */
export class StorageFault extends Error {
  override name = 'StorageFault'
}

let opening: Promise<IDBDatabase> | undefined

function create(db: IDBDatabase) {
  db.createObjectStore('form', { keyPath: ['staffId', 'deviceId'] })
  const photos = db.createObjectStore('photo', { keyPath: 'photoId' })
  photos.createIndex(OF_FORM, ['staffId', 'deviceId'])
  db.createObjectStore('person')
}

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () =>
      reject(new StorageFault(NAME, { cause: request.error })),
    )
  })

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION)
    request.addEventListener('upgradeneeded', () => create(request.result))
    answer(request).then(resolve, reject)
  }).catch((err: unknown) => {
    opening = undefined
    throw err instanceof StorageFault ? err : new StorageFault(NAME, { cause: err })
  })
  return opening
}

type Name = 'form' | 'photo' | 'person'

async function read<T>(name: Name, ask: (store: IDBObjectStore) => IDBRequest): Promise<T> {
  const db = await open()
  return answer(ask(db.transaction(name).objectStore(name)) as IDBRequest<T>)
}

/** Resolves when the browser has really stored it. */
async function write(name: Name, change: (store: IDBObjectStore) => void): Promise<void> {
  const db = await open()
  const transaction = db.transaction(name, 'readwrite')
  const stored = new Promise<void>((resolve, reject) => {
    const fail = () => reject(new StorageFault(NAME, { cause: transaction.error }))
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', fail)
    transaction.addEventListener('error', fail)
  })
  change(transaction.objectStore(name))
  await stored
}

/** What could not be stored lives as long as the page. */
const unstored = new Map<string, StoredForm>()
const nameOf = (staffId: string, deviceId: string) => `${staffId} ${deviceId}`

/** Whether a form could not be stored: closing the page loses it. */
export const isUnstored = (staffId: string, deviceId: string): boolean =>
  unstored.has(nameOf(staffId, deviceId))

const CHANNEL = 'inspection'

function tell(): void {
  const channel = new BroadcastChannel(CHANNEL)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  channel.postMessage(null)
  channel.close()
}

/** Calls back after every change, also by another tab or the service worker. */
export function onStoreChange(call: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', call)
  return () => channel.close()
}

export async function storedForm(
  staffId: string,
  deviceId: string,
): Promise<StoredForm | undefined> {
  const held = unstored.get(nameOf(staffId, deviceId))
  if (held) return held
  const key: Key = [staffId, deviceId]
  return read<StoredForm | undefined>('form', (store) => store.get(key)).catch(() => undefined)
}

/** The forms of one person; no one sees or sends those of another. */
export async function storedForms(staffId: string): Promise<StoredForm[]> {
  const own = IDBKeyRange.bound([staffId], [staffId, []])
  const found = await read<StoredForm[]>('form', (store) => store.getAll(own)).catch(() => [])
  const held = [...unstored.values()].filter((form) => form.staffId === staffId)
  const isHeld = ({ deviceId }: StoredForm) => held.some((form) => form.deviceId === deviceId)
  return [...held, ...found.filter((form) => !isHeld(form))]
}

/** Changes of one page wait for each other: none is calculated from an older form. */
let turn: Promise<unknown> = Promise.resolve()

/** Changes a form with what `change` returns for it; undefined leaves it as it is. */
export function changeForm(
  { staffId, deviceId }: { staffId: string; deviceId: string },
  change: (stored: StoredForm | undefined) => StoredForm | undefined,
): Promise<StoredForm | undefined> {
  const work = async () => {
    const next = change(await storedForm(staffId, deviceId))
    if (!next) return undefined
    try {
      await write('form', (store) => store.put(next))
      unstored.delete(nameOf(staffId, deviceId))
    } catch (err) {
      if (!(err instanceof StorageFault)) throw err
      unstored.set(nameOf(staffId, deviceId), next)
    }
    tell()
    return next
  }
  const result = turn.then(work, work)
  turn = result.catch(() => undefined)
  return result
}

export async function storedPhotos(staffId: string, deviceId: string): Promise<StoredPhoto[]> {
  const ask = (store: IDBObjectStore) => store.index(OF_FORM).getAll([staffId, deviceId])
  const photos = await read<StoredPhoto[]>('photo', ask).catch(() => [])
  return photos.toSorted((a, b) => a.takenAt.localeCompare(b.takenAt))
}

/** Stores a photo; a full storage is a StorageFault. */
export async function storePhoto(photo: StoredPhoto): Promise<void> {
  await write('photo', (store) => store.put(photo))
  tell()
}

export async function dropPhoto(photoId: string): Promise<void> {
  await write('photo', (store) => store.delete(photoId))
  tell()
}

const PERSON = 'person'
/** Without a connection the form opens for the person who was here last, for so long. */
const PERSON_MS = 3 * 86_400_000

/** A browser that stores nothing opens no form without a connection. */
export const rememberPerson = (me: Me): Promise<void> =>
  write('person', (store) => store.put({ me, at: Date.now() }, PERSON)).catch(() => undefined)

export const removePerson = (): Promise<void> =>
  write('person', (store) => store.delete(PERSON)).catch(() => undefined)

export async function rememberedPerson(): Promise<Me | undefined> {
  const found = await read<{ me: Me; at: number } | undefined>('person', (store) =>
    store.get(PERSON),
  ).catch(() => undefined)
  return found && Date.now() - found.at < PERSON_MS ? found.me : undefined
}

/** How many forms of a person the server does not have completely. */
export async function unsentForms(staffId: string): Promise<number> {
  let count = 0
  for (const stored of await storedForms(staffId)) {
    const photos = await storedPhotos(staffId, stored.deviceId)
    if (hasUnsent(stored, photos.length)) count += 1
  }
  return count
}

/** Removes what the server has. What is not sent stays for the same person. */
export async function removeSentForms(staffId: string): Promise<void> {
  for (const { deviceId, ...stored } of await storedForms(staffId)) {
    const photos = await storedPhotos(staffId, deviceId)
    if (!hasUnsent({ deviceId, ...stored }, photos.length))
      await write('form', (store) => store.delete([staffId, deviceId])).catch(() => undefined)
  }
}
