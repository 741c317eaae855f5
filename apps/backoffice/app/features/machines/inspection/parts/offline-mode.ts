import { SEND_TAG } from './offline-names.ts'

const SCRIPT = '/service-worker.js'

/** Background Sync, which not every browser has. */
interface Syncing {
  sync?: { register: (tag: string) => Promise<void> }
}

const container = (): ServiceWorkerContainer | undefined =>
  'serviceWorker' in navigator ? navigator.serviceWorker : undefined

/** Installs the service worker; resolves with true when the form opens without a connection. */
export async function startOffline(): Promise<boolean> {
  const workers = container()
  if (!workers) return false
  try {
    await workers.register(SCRIPT, { updateViaCache: 'none' })
    const { active } = await workers.ready
    return active !== null
  } catch {
    return false // not built, or forbidden by the browser: the form works while there is a connection
  }
}

/** The page is stored again, in the language that the reader has now. */
export async function renewStoredPage(language: string | undefined): Promise<void> {
  const registration = await container()?.getRegistration()
  registration?.active?.postMessage({ language })
}

/** The browser wakes the service worker when there is a connection, even if no page is open. */
export async function askForSync(): Promise<void> {
  const registration: (ServiceWorkerRegistration & Syncing) | undefined =
    await container()?.getRegistration()
  await registration?.sync?.register(SEND_TAG).catch(() => undefined)
}

/** Removes the service worker and everything that it stored. */
export async function endOffline(): Promise<void> {
  const registration = await container()?.getRegistration()
  await registration?.unregister()
  if ('caches' in globalThis) for (const name of await caches.keys()) await caches.delete(name)
}
