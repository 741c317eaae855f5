import type { DataStrategyResult, MiddlewareFunction } from 'react-router'

const MAX_PAGES = 10
/** How long loader data is shown again without a request; the state of forms stays longer. */
const FRESH_MS = 300_000

/** The state that all mounted pages share; a change of it discards them. */
export interface World {
  /** Language, currency, build, and the number of ended sessions. */
  scene: string
  userId: string
}

interface Keyed {
  key: string
  /** An error page is not kept mounted. */
  failed: boolean
}

export interface AlivePages<Page extends Keyed> {
  world: World
  /** Increases when every page must be remounted, also the visible one. */
  life: number
  /** In LRU order: the visible page is the last. */
  pages: readonly Page[]
}

/** The pages to keep mounted once this one is visible [AP-18]. */
export function keepPageAlive<Page extends Keyed>(
  { world: before, life, pages }: AlivePages<Page>,
  page: Page,
  world: World,
): AlivePages<Page> {
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
  /** The history entry of the first visit, under which the scroll position is saved. */
  entry: string
  loaded: Loaded
  loadedAt: number
}

interface InSight {
  key: string
  /** The current history entry. */
  at: string
}

// The pages that stay mounted, as known outside of React; written in the browser only.
let remembered: ReadonlyMap<string, Remembered> = new Map()
let inSight: InSight = { key: '', at: '' }

const isSame = (a: Loaded, b: Loaded) =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([id, value]) => b[id] === value)

/** Records the pages that `KeepAlive` keeps mounted. */
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

/** After a change: the loader data of the selected pages is no longer used. */
export function invalidateLoaded(isMeant: (key: string) => boolean = () => true): void {
  remembered = new Map(
    [...remembered].map(([key, page]) => [key, isMeant(key) ? { ...page, loadedAt: 0 } : page]),
  )
}

/**
 * The key under which the scroll position of a page is saved. A page that stays mounted has one,
 * whichever way the user returns to it; any other page has one for each history entry. A link to
 * the current page leads to its top.
 */
export function scrollKey(location: { pathname: string; search: string; key: string }): string {
  const key = keyOf(location)
  const staysOn = key === inSight.key && location.key !== inSight.at
  return (staysOn ? undefined : remembered.get(key)?.entry) ?? location.key
}

/** The loader data of a page that stays mounted, unless it is old or the page is being reloaded. */
export function loadedBefore(key: string, now = Date.now()): Loaded | undefined {
  const page = remembered.get(key)
  return page && key !== inSight.key && now - page.loadedAt < FRESH_MS ? page.loaded : undefined
}

type Results = Record<string, DataStrategyResult>

/**
 * Returns to a page that stays mounted without calling its loaders. A command invalidates all of
 * them.
 */
export const keepLoaded: MiddlewareFunction<Results> = ({ request }, next) => {
  if (request.method !== 'GET') {
    invalidateLoaded()
    return next()
  }
  const loaded = loadedBefore(keyOf(new URL(request.url)))
  if (!loaded) return next()
  return Object.fromEntries(
    Object.entries(loaded).map(([id, result]) => [id, { type: 'data', result }]),
  )
}
