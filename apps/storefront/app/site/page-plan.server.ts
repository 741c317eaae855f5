import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { Namespace } from '@ironsouq/i18n/messages'
import { LRUCache } from 'lru-cache'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { knownQuery } from '#kit/navigation/known-query.ts'
import { splitPath } from '#kit/navigation/locale-path.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'

/** The route and options of a URL. */
export interface PagePlan<Step> {
  /** The requested path, without the query. */
  path: string
  /** A client navigation requests the page's path with `.data`. */
  isData: boolean
  prefix: LocaleCode | undefined
  /** The pattern of its route without the language; undefined for an unknown path. */
  pattern: string | undefined
  namespaces: readonly Namespace[]
  handle: RouteHandle
  /** The query parameters that select another page, in a fixed order. */
  query: string
  steps: readonly Step[]
}

type Routes = ServerBuild['routes']

/** The number of cached plans, and the longest URL that is cached. */
const REMEMBERED = 2000
const LONGEST_REMEMBERED = 300

const under = (routes: Routes, parentId: string | undefined): RouteObject[] =>
  Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return []
    const { id, path, index, module } = route
    const handle: unknown = module.handle
    const node = { id, handle, ...(path !== undefined && { path }) }
    return [index ? { ...node, index: true } : { ...node, children: under(routes, id) }]
  })

/** React Router's parameter that selects loaders. */
const DATA_QUERY = ['_routes']

/** `/:locale?/device-detail/:deviceId` is the page `/device-detail/:deviceId`. */
function patternOf(matches: readonly { route: RouteObject }[]): string | undefined {
  const path = matches.flatMap(({ route }) => route.path || []).join('/')
  const page = path.replace(/^:locale\?\/?/, '')
  return matches.length === 0 || page === '*' ? undefined : `/${page}`
}

/** Finds the plan of a URL; `stepsOf` gives its middlewares. */
export function createPagePlans<Step>(
  build: ServerBuild,
  stepsOf: (handle: RouteHandle) => readonly Step[],
) {
  const routes = under(build.routes, undefined)
  const remembered = new LRUCache<string, PagePlan<Step>>({ max: REMEMBERED })

  function find(url: string): PagePlan<Step> {
    const [, path = '/', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? []
    const isData = path.endsWith('.data')
    const pathname = path.replace(/\/_\.data$/, '/').replace(/\.data$/, '')
    const matches = matchRoutes(routes, pathname) ?? []
    const handles = matches.map(({ route }) => (route.handle ?? {}) as RouteHandle)
    const handle = handles.reduce((all, own) => ({ ...all, ...own }), {})
    const namespaces = [...new Set(handles.flatMap(({ messages }) => messages ?? []))]
    const { locale: prefix } = splitPath(pathname)
    // A path with an unknown language prefix is not a page.
    const isOurs = matches.at(-1)?.params['locale'] === prefix
    const names = [...(handle.query ?? []), ...(isData ? DATA_QUERY : [])]
    return {
      path,
      isData,
      prefix,
      pattern: isOurs ? patternOf(matches) : undefined,
      namespaces,
      handle,
      query: knownQuery(search, names),
      steps: stepsOf(handle),
    }
  }

  const recall = (url: string): PagePlan<Step> | undefined => remembered.get(url)

  function remember(url: string, plan: PagePlan<Step>): PagePlan<Step> {
    if (url.length <= LONGEST_REMEMBERED) remembered.set(url, plan)
    return plan
  }

  return {
    /** Only from the cache. */
    recall,
    of: (url: string): PagePlan<Step> => recall(url) ?? remember(url, find(url)),
  }
}
