import type { Log } from '@ironsouq/front-server/log'
import { LRUCache } from 'lru-cache'
import type { PageResponse } from '#site/site-types.ts'
import { byteBudget } from './byte-budget.ts'
import {
  brotli,
  bytesOf,
  etagOf,
  gzipped,
  type CachedPage,
  type MadePage,
  packed,
  unpacked,
} from './cached-page.ts'
import type { Purges } from './purges.ts'
import type { SharedStore } from './shared-store.ts'

const FRESH_MS = 60_000
/** How long a stale page may be served when rendering fails; no page is cached for longer. */
const LONGEST_MS = 86_400_000
/** The number of pages with a query is unlimited: their TTL in the shared store is shorter. */
const LONGEST_WITH_QUERY_MS = 600_000
/** How long a page may be served while purges are not received. */
const WITHOUT_PURGES_MS = 2000
/** The time between a failure and the next try; the stale page is served meanwhile. */
const RETRY_MS = 5000
/** A request that could get the stale page does not wait longer for the new one. */
const PATIENCE_MS = 3000
const LARGEST_PAGE = 2 << 20
/**
 * How many bytes of pages with a query one process writes to the shared store within their TTL.
 * Queries can be invented without end; beyond this a process caches such pages for itself only.
 */
const QUERY_BYTES = 32 << 20

/** The result of rendering: a page to cache, or a response for the waiting requests only. */
export type Made = { page: MadePage } | { other: PageResponse }
type Outcome = { page: CachedPage } | { other: PageResponse }
export type Served = { page: CachedPage; how: 'fresh' | 'stale' | 'miss' } | { other: PageResponse }

interface Flight {
  seq: number
  result: Promise<Outcome>
}

/** The key of a page. */
export interface PageKey {
  text: string
  hasQuery: boolean
}

interface Parts {
  now: () => number
  log: Log
  store: SharedStore | undefined
  purges: Purges
  maxBytes: number
  queryBytes?: number
}

/** A limit of the address that asked: the others who wait for the same page have their own. */
const isLimited = ({ status }: PageResponse) => status === 429
const isFailure = ({ status }: PageResponse) => status >= 500 || status === 429

export function createPageCache(parts: Parts) {
  const { now, log, store, purges, maxBytes, queryBytes = QUERY_BYTES } = parts
  const spend = byteBudget({ now, bytes: queryBytes, windowMs: LONGEST_WITH_QUERY_MS })
  const pages = new LRUCache<string, CachedPage>({ maxSize: maxBytes, sizeCalculation: bytesOf })
  const flights = new Map<string, Flight>()

  const ageOf = ({ madeAt }: CachedPage) => now() - madeAt
  const put = (key: PageKey, page: CachedPage) => pages.set(key.text, page)
  const storeKey = (key: PageKey) => etagOf(Buffer.from(key.text))

  /** Undefined when purges were not received lately. */
  function knownAlive({ tags, seq, aliveAt }: CachedPage): boolean | undefined {
    if (purges.isPurged(tags, seq)) return false
    if (purges.live()) return aliveAt.epoch === purges.epoch() || undefined
    return now() - aliveAt.time < WITHOUT_PURGES_MS || undefined
  }

  async function askAlive(page: CachedPage): Promise<boolean> {
    const epoch = purges.epoch()
    const numbers = await store?.numbers(page.tags).catch(() => undefined)
    // A lower number than the page's own means that the store lost its numbers.
    if (!numbers || numbers.seq < page.seq || numbers.tags.some((seq) => seq > page.seq))
      return false
    page.aliveAt = { epoch, time: now() }
    return true
  }

  /** The page as another process rendered it. */
  async function adopt(key: PageKey): Promise<CachedPage | undefined> {
    try {
      const found = await store?.read(storeKey(key))
      return found && (await unpacked(found, now()))
    } catch {
      return undefined // the store is down: the page is rendered here
    }
  }

  async function share(key: PageKey, page: CachedPage): Promise<void> {
    page.compressed.br = await brotli(page.body)
    if (pages.peek(key.text) === page) {
      pages.delete(key.text) // set does not recalculate the size of the same value
      put(key, page)
    }
    const lifeMs = key.hasQuery ? LONGEST_WITH_QUERY_MS : LONGEST_MS
    if (!store || !purges.live()) return
    const bytes = packed(page, lifeMs)
    if (!key.hasQuery || spend(bytes.length)) await store.write(storeKey(key), bytes, lifeMs)
  }

  async function make(key: PageKey, render: () => Promise<Made>): Promise<Outcome> {
    const start = purges.begin()
    const made = await render()
    if ('other' in made) {
      if (!isFailure(made.other)) pages.delete(key.text)
      return made
    }
    const page: CachedPage = {
      ...made.page,
      etag: etagOf(made.page.body),
      seq: start.seq,
      madeAt: start.at,
      compressed: { gzip: await gzipped(made.page.body) },
      aliveAt: { epoch: purges.epoch(), time: start.at },
      retryAt: 0,
      written: new Map(),
    }
    if (page.body.length > LARGEST_PAGE || !purges.isSettled(page.tags, start)) return { page }
    put(key, page)
    share(key, page).catch((err: unknown) => log.warn({ err }, 'a page could not be shared'))
    return { page }
  }

  async function obtain(key: PageKey, render: () => Promise<Made>, old?: CachedPage) {
    const theirs = old && (await adopt(key))
    if (theirs && theirs.madeAt > old.madeAt && ageOf(theirs) < FRESH_MS) {
      if ((knownAlive(theirs) ?? true) && (await askAlive(theirs))) {
        put(key, theirs)
        return { page: theirs }
      }
    }
    return make(key, render)
  }

  function fly(key: PageKey, render: () => Promise<Made>, old?: CachedPage): Flight {
    const under = flights.get(key.text)
    if (under) return under
    const delay = (failed: boolean) => {
      if (old && failed) old.retryAt = now() + RETRY_MS
    }
    const result = obtain(key, render, old).finally(() => flights.delete(key.text))
    result.then(
      (outcome) => delay('other' in outcome && isFailure(outcome.other)),
      () => delay(true),
    )
    const flight = { seq: purges.seq(), result }
    flights.set(key.text, flight)
    return flight
  }

  /** Renders now; if that fails or takes too long, the stale page is served. */
  async function rendered(
    key: PageKey,
    render: () => Promise<Made>,
    old: CachedPage | undefined,
    again = false,
  ): Promise<Served> {
    const wanted = purges.seq()
    const isJoined = flights.has(key.text)
    const flight = fly(key, render, old)
    const stale = old && { page: old, how: 'stale' as const }
    try {
      const outcome = await Promise.race([flight.result, ...(stale ? [patience(stale)] : [])])
      if ('how' in outcome) return outcome
      if ('other' in outcome) {
        if (isJoined && !again && isLimited(outcome.other))
          return await rendered(key, render, old, true)
        return stale && isFailure(outcome.other) ? stale : outcome
      }
      // The shared render may have started before the purge that this request follows.
      const tooEarly = flight.seq < wanted && purges.isPurged(outcome.page.tags, outcome.page.seq)
      if (tooEarly && !again) return await rendered(key, render, old, true)
      return { page: outcome.page, how: 'miss' }
    } catch (err) {
      if (stale) return stale
      throw err
    }
  }

  return {
    /** A page that may be served without any request. */
    fresh(key: string): CachedPage | undefined {
      const cached = pages.get(key)
      return cached && ageOf(cached) < FRESH_MS && knownAlive(cached) ? cached : undefined
    },
    async serve(key: PageKey, render: () => Promise<Made>): Promise<Served> {
      let cached = pages.get(key.text)
      if (!cached) {
        cached = await adopt(key)
        if (cached) put(key, cached)
      }
      if (!cached || ageOf(cached) >= LONGEST_MS) return rendered(key, render, undefined)
      if (knownAlive(cached) ?? (await askAlive(cached))) {
        if (ageOf(cached) < FRESH_MS) return { page: cached, how: 'fresh' }
        if (now() >= cached.retryAt) fly(key, render, cached).result.catch(() => {})
        return { page: cached, how: 'stale' }
      }
      if (now() < cached.retryAt) return { page: cached, how: 'stale' }
      return rendered(key, render, cached)
    },
    clear: () => pages.clear(),
  }
}

const patience = <T>(then: T) =>
  new Promise<T>((resolve) => setTimeout(resolve, PATIENCE_MS, then).unref())
