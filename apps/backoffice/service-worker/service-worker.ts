import { createClient } from '@ironsouq/contract/client'
import { SEND_TAG } from '../app/features/machines/inspection/parts/offline-names.ts'
import { sendOutbox } from '../app/features/machines/inspection/parts/send-outbox.ts'

/** Of a service worker, as far as this one uses it: the types of the page do not have them. */
interface Extendable extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
interface FetchEvent extends Extendable {
  request: Request
  respondWith: (answer: Promise<Response>) => void
}
interface SyncEvent extends Extendable {
  tag: string
}
interface Events {
  install: Extendable
  activate: Extendable
  message: Extendable
  fetch: FetchEvent
  sync: SyncEvent
}
interface Scope {
  addEventListener: <Name extends keyof Events>(
    name: Name,
    handle: (event: Events[Name]) => void,
  ) => void
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void>; matchAll: () => Promise<readonly unknown[]> }
}
declare const self: Scope & typeof globalThis

/** The files that the form needs, by names that contain a hash; the build writes them here. */
declare const SHELL: { version: string; files: readonly string[] }

const CACHE = `shell-${SHELL.version}`
const PAGE = '/inspections'
const PAGE_TIMEOUT_MS = 4000
const ASSET = /\/assets\/[\w.-]+/g
const LOCALE = /data-locale="(\w+)"/

const files = new Set(SHELL.files)

/**
 * Stores the page in the language of the reader, with its texts. A page of another build needs files
 * that are not stored: the service worker of that build stores it.
 */
async function storePage(): Promise<void> {
  const answer = await fetch(PAGE, { cache: 'no-store' })
  const html = await answer.clone().text()
  if (!answer.ok || ![...html.matchAll(ASSET)].every(([name]) => files.has(name))) return
  const cache = await caches.open(CACHE)
  await cache.put(PAGE, answer)
  const locale = LOCALE.exec(html)?.[1]
  if (locale !== undefined) await cache.add(`/texts/${locale}.json`)
}

async function install(): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.addAll([...files])
  await storePage()
  await self.skipWaiting()
}

async function activate(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))
  await self.clients.claim()
}

async function stored(name: string): Promise<Response | undefined> {
  const cache = await caches.open(CACHE)
  return cache.match(name)
}

/** From the network; what is stored, if there is no answer in time. */
async function fresh(request: Request, name: string): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PAGE_TIMEOUT_MS) })
  } catch (err) {
    const found = await stored(name)
    if (found) return found
    throw err
  }
}

const asset = async (request: Request, name: string) => (await stored(name)) ?? fetch(request)

/** Only the shell of the form is answered here: no response of the API is ever stored. */
function answerOf(request: Request): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return undefined
  if (request.mode === 'navigate')
    return pathname === PAGE || pathname.startsWith(`${PAGE}/`) ? fresh(request, PAGE) : undefined
  if (files.has(pathname)) return asset(request, pathname)
  return pathname.startsWith('/texts/') ? fresh(request, pathname) : undefined
}

const api = createClient({
  base: '/api',
  locale: () => 'en',
  token: () => undefined,
  // oxlint-disable-next-line no-console -- the only log that a browser has
  log: (message, cause) => console.warn(message, cause),
})

/** An open page sends by itself and shows what happens. */
async function sendInBackground(): Promise<void> {
  const pages = await self.clients.matchAll()
  if (pages.length > 0) return
  const outcome = await sendOutbox(api)
  // The browser tries again later.
  if (outcome === 'away') throw new Error('no connection')
}

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('message', (event) => event.waitUntil(storePage().catch(() => undefined)))
self.addEventListener('fetch', (event) => {
  const answer = answerOf(event.request)
  if (answer) event.respondWith(answer)
})
self.addEventListener('sync', (event) => {
  if (event.tag === SEND_TAG) event.waitUntil(sendInBackground())
})
