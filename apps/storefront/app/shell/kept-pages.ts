import type { DataStrategyResult, MiddlewareFunction } from 'react-router'

const MAX_PAGES = 10
/** How long what a page was loaded with is shown again without asking; its form stays longer. */
const FRESH_MS = 300_000

/** What every page was drawn for. Pages of another one are of no use. */
export interface World {
  /** Language, currency, build, and how many sessions ended. */
  scene: string
  userId: string
}

interface Keyed {
  key: string
  /** An error page: there is nothing to come back to. */
  failed: boolean
}

export interface Kept<Page extends Keyed> {
  world: World
  /** Grows when nothing that a page holds may stay, not even what the one in sight does. */
  life: number
  /** The one in sight is the last; the first was not used for the longest. */
  pages: readonly Page[]
}

/** The pages to keep once this one is in sight [AP-18]. */
export function keepPage<Page extends Keyed>(
  { world: before, life, pages }: Kept<Page>,
  page: Page,
  world: World,
): Kept<Page> {
  const signedOut = before.userId !== '' && before.userId !== world.userId
  const dropsAll = signedOut || before.scene !== world.scene
  const others = dropsAll ? [] : pages.filter(({ key, failed }) => key !== page.key && !failed)
  return {
    world,
    life: signedOut ? life + 1 : life,
    pages: [...others, page].slice(-MAX_PAGES),
  }
}

export const keyOf = ({ pathname, search }: { pathname: string; search: string }): string =>
  pathname + search

type Loaded = Readonly<Record<string, unknown>>

interface Remembered {
  /** The entry of the history that the page began under, where its scroll is saved. */
  entry: string
  loaded: Loaded
  loadedAt: number
}

interface InSight {
  key: string
  /** The entry of the history that one is at. */
  at: string
}

// What is known of kept pages outside of React; written in the browser only.
let remembered: ReadonlyMap<string, Remembered> = new Map()
let inSight: InSight = { key: '', at: '' }

const isSame = (a: Loaded, b: Loaded) =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([id, value]) => b[id] === value)

/** Follows what `KeepAlive` keeps. */
export function rememberPages(
  pages: readonly { key: string; entry: string; loaded: Loaded }[],
  seen: InSight,
  now = Date.now(),
): void {
  inSight = seen
  remembered = new Map(
    pages.map(({ key, entry, loaded }) => {
      const before = remembered.get(key)
      const fresh = before && isSame(before.loaded, loaded) ? before.loadedAt : now
      return [key, { entry, loaded, loadedAt: fresh }]
    }),
  )
}

/** Something was changed: what the pages that are meant were loaded with may no longer be so. */
export function forgetLoaded(isMeant: (key: string) => boolean = () => true): void {
  remembered = new Map(
    [...remembered].map(([key, page]) => [key, isMeant(key) ? { ...page, loadedAt: 0 } : page]),
  )
}

/**
 * Where the scroll of a page is saved. A kept page has one, whichever way one comes back to it; any
 * other has one for each entry of the history. A link to the page one is on leads to its top.
 */
export function scrollKey(location: { pathname: string; search: string; key: string }): string {
  const key = keyOf(location)
  const staysOn = key === inSight.key && location.key !== inSight.at
  return (staysOn ? undefined : remembered.get(key)?.entry) ?? location.key
}

/** What a kept page was loaded with, unless it is old or the page is loaded anew where one is. */
export function loadedBefore(key: string, now = Date.now()): Loaded | undefined {
  const page = remembered.get(key)
  return page && key !== inSight.key && now - page.loadedAt < FRESH_MS ? page.loaded : undefined
}

type Results = Record<string, DataStrategyResult>

/** Comes back to a kept page without asking the server. A command makes all of them ask again. */
export const keepLoaded: MiddlewareFunction<Results> = ({ request }, next) => {
  if (request.method !== 'GET') {
    forgetLoaded()
    return next()
  }
  const loaded = loadedBefore(keyOf(new URL(request.url)))
  if (!loaded) return next()
  return Object.fromEntries(
    Object.entries(loaded).map(([id, result]) => [id, { type: 'data', result }]),
  )
}
