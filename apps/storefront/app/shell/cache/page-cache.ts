import type { Answered, Log } from '../surroundings.ts'
import {
  brotli,
  bytesOf,
  etagOf,
  gzipped,
  type KeptPage,
  type MadePage,
  packed,
  unpacked,
} from './kept-page.ts'
import { createLru } from './lru.ts'
import type { Purges } from './purges.ts'
import type { SharedStore } from './shared-store.ts'

const FRESH_MS = 60_000
/** An old page is better than none for so long; what no page is kept beyond. */
const LONGEST_MS = 86_400_000
/** Pages with a query are endlessly many: they do not stay with others for longer. */
const LONGEST_WITH_QUERY_MS = 600_000
/** How long a page may be shown without anybody saying whether it is still true. */
const UNHEARD_MS = 2000
/** After a failure the old page is shown for so long before the next try. */
const RETRY_MS = 5000
/** Who could be shown an old page does not wait longer for the new one. */
const PATIENCE_MS = 3000
const LARGEST_PAGE = 2 << 20

/** What making a page gave: a page to keep, or an answer that is only for those who wait for it. */
export type Made = { page: MadePage } | { other: Answered }
type Outcome = { page: KeptPage } | { other: Answered }
export type Served = { page: KeptPage; how: 'fresh' | 'stale' | 'miss' } | { other: Answered }

interface Flight {
  seq: number
  landing: Promise<Outcome>
}

/** What a page is kept under. */
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
}

const isFailure = ({ status }: Answered) => status >= 500 || status === 429

export function createPageCache({ now, log, store, purges, maxBytes }: Parts) {
  const pages = createLru<KeptPage>(maxBytes)
  const flights = new Map<string, Flight>()

  const ageOf = ({ madeAt }: KeptPage) => now() - madeAt
  const put = (key: PageKey, page: KeptPage) => pages.set(key.text, page, bytesOf(page))
  const storeKey = (key: PageKey) => etagOf(Buffer.from(key.text))

  /** Undefined when nobody has said it lately. */
  function heardAlive({ tags, seq, aliveAt }: KeptPage): boolean | undefined {
    if (purges.isPurged(tags, seq)) return false
    if (purges.live()) return aliveAt.epoch === purges.epoch() || undefined
    return now() - aliveAt.time < UNHEARD_MS || undefined
  }

  async function askAlive(page: KeptPage): Promise<boolean> {
    const epoch = purges.epoch()
    const numbers = await store?.numbers(page.tags).catch(() => undefined)
    // A lower number than the page's own means that the numbers were lost, and what they told.
    if (!numbers || numbers.seq < page.seq || numbers.tags.some((seq) => seq > page.seq))
      return false
    page.aliveAt = { epoch, time: now() }
    return true
  }

  /** The page as another process made it. */
  async function adopt(key: PageKey): Promise<KeptPage | undefined> {
    try {
      const found = await store?.read(storeKey(key))
      return found && (await unpacked(found, now()))
    } catch {
      return undefined // away, which costs a rendering and no more
    }
  }

  async function share(key: PageKey, page: KeptPage): Promise<void> {
    page.compressed.br = await brotli(page.body)
    if (pages.get(key.text) === page) put(key, page)
    const lifeMs = key.hasQuery ? LONGEST_WITH_QUERY_MS : LONGEST_MS
    if (purges.live()) await store?.write(storeKey(key), packed(page, lifeMs), lifeMs)
  }

  async function make(key: PageKey, render: () => Promise<Made>): Promise<Outcome> {
    const begun = purges.begin()
    const made = await render()
    if ('other' in made) {
      if (!isFailure(made.other)) pages.delete(key.text)
      return made
    }
    const page: KeptPage = {
      ...made.page,
      etag: etagOf(made.page.body),
      seq: begun.seq,
      madeAt: begun.at,
      compressed: { gzip: await gzipped(made.page.body) },
      aliveAt: { epoch: purges.epoch(), time: begun.at },
      retryAt: 0,
      written: new Map(),
    }
    if (page.body.length > LARGEST_PAGE || !purges.isSettled(page.tags, begun)) return { page }
    put(key, page)
    share(key, page).catch((err: unknown) => log.warn({ err }, 'a page could not be shared'))
    return { page }
  }

  async function obtain(key: PageKey, render: () => Promise<Made>, old?: KeptPage) {
    const theirs = old && (await adopt(key))
    if (theirs && theirs.madeAt > old.madeAt && ageOf(theirs) < FRESH_MS) {
      if ((heardAlive(theirs) ?? true) && (await askAlive(theirs))) {
        put(key, theirs)
        return { page: theirs }
      }
    }
    return make(key, render)
  }

  function fly(key: PageKey, render: () => Promise<Made>, old?: KeptPage): Flight {
    const under = flights.get(key.text)
    if (under) return under
    const delay = (failed: boolean) => {
      if (old && failed) old.retryAt = now() + RETRY_MS
    }
    const landing = obtain(key, render, old).finally(() => flights.delete(key.text))
    landing.then(
      (outcome) => delay('other' in outcome && isFailure(outcome.other)),
      () => delay(true),
    )
    const flight = { seq: purges.seq(), landing }
    flights.set(key.text, flight)
    return flight
  }

  /** Made now; if that fails or takes too long, an old one is better than none. */
  async function anew(
    key: PageKey,
    render: () => Promise<Made>,
    old: KeptPage | undefined,
    again = false,
  ): Promise<Served> {
    const wanted = purges.seq()
    const flight = fly(key, render, old)
    const stale = old && { page: old, how: 'stale' as const }
    try {
      const landed = await Promise.race([flight.landing, ...(stale ? [patience(stale)] : [])])
      if ('how' in landed) return landed
      if ('other' in landed) return stale && isFailure(landed.other) ? stale : landed
      // Somebody else's flight may have left before the purge that this reader comes after.
      const tooEarly = flight.seq < wanted && purges.isPurged(landed.page.tags, landed.page.seq)
      if (tooEarly && !again) return await anew(key, render, old, true)
      return { page: landed.page, how: 'miss' }
    } catch (err) {
      if (stale) return stale
      throw err
    }
  }

  return {
    /** A page that may be shown without asking anyone. */
    fresh(key: string): KeptPage | undefined {
      const kept = pages.get(key)
      return kept && ageOf(kept) < FRESH_MS && heardAlive(kept) ? kept : undefined
    },
    async serve(key: PageKey, render: () => Promise<Made>): Promise<Served> {
      let kept = pages.get(key.text)
      if (!kept) {
        kept = await adopt(key)
        if (kept) put(key, kept)
      }
      if (!kept || ageOf(kept) >= LONGEST_MS) return anew(key, render, undefined)
      if (heardAlive(kept) ?? (await askAlive(kept))) {
        if (ageOf(kept) < FRESH_MS) return { page: kept, how: 'fresh' }
        if (now() >= kept.retryAt) fly(key, render, kept).landing.catch(() => {})
        return { page: kept, how: 'stale' }
      }
      if (now() < kept.retryAt) return { page: kept, how: 'stale' }
      return anew(key, render, kept)
    },
    clear: () => pages.clear(),
  }
}

const patience = <T>(then: T) =>
  new Promise<T>((resolve) => setTimeout(resolve, PATIENCE_MS, then).unref())
