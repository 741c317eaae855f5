import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { Namespace } from '@ironsouq/i18n/messages'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { splitPath } from './locale-path.ts'
import type { RouteHandle } from './shell-data.ts'

/** What an address leads to. */
export interface PagePlan<Step> {
  /** As it was asked for, without the query. */
  path: string
  /** A navigation asks for a page's data at the page's address and `.data`. */
  isData: boolean
  prefix: LocaleCode | undefined
  /** The pattern of its route without the language; undefined where no page is. */
  pattern: string | undefined
  namespaces: readonly Namespace[]
  handle: RouteHandle
  /** As much of the query as makes another page, in a fixed order. */
  query: string
  steps: readonly Step[]
}

type Routes = ServerBuild['routes']

/** Addresses whose plan is remembered; beyond that the one unused longest is forgotten. */
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

/** Which of a page's loaders are asked for; React Router's own. */
const DATA_QUERY = ['_routes']

function knownQuery(search: string, names: readonly string[]): string {
  if (search === '' || names.length === 0) return ''
  const given = new URLSearchParams(search)
  const query = new URLSearchParams()
  for (const name of names.toSorted())
    for (const value of given.getAll(name)) query.append(name, value)
  return query.size === 0 ? '' : `?${query}`
}

/** `/:locale?/device-detail/:deviceId` is the page `/device-detail/:deviceId`. */
function patternOf(matches: readonly { route: RouteObject }[]): string | undefined {
  const path = matches.flatMap(({ route }) => route.path || []).join('/')
  const page = path.replace(/^:locale\?\/?/, '')
  return matches.length === 0 || page === '*' ? undefined : `/${page}`
}

/** Finds what an address leads to, and `stepsOf` what has to be done on the way. */
export function pageFinder<Step>(
  build: ServerBuild,
  stepsOf: (handle: RouteHandle) => readonly Step[],
) {
  const routes = under(build.routes, undefined)
  const remembered = new Map<string, PagePlan<Step>>()

  function find(url: string): PagePlan<Step> {
    const [, path = '/', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? []
    const isData = path.endsWith('.data')
    const pathname = path.replace(/\/_\.data$/, '/').replace(/\.data$/, '')
    const matches = matchRoutes(routes, pathname) ?? []
    const handles = matches.map(({ route }) => (route.handle ?? {}) as RouteHandle)
    const handle = handles.reduce((all, own) => ({ ...all, ...own }), {})
    const namespaces = [...new Set(handles.flatMap(({ messages }) => messages ?? []))]
    const { locale: prefix } = splitPath(pathname)
    // What stands in front and is no language of ours makes it no page of ours.
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

  function recall(url: string): PagePlan<Step> | undefined {
    const known = remembered.get(url)
    if (!known) return undefined
    remembered.delete(url)
    remembered.set(url, known)
    return known
  }

  function remember(url: string, plan: PagePlan<Step>): PagePlan<Step> {
    if (url.length > LONGEST_REMEMBERED) return plan
    remembered.set(url, plan)
    if (remembered.size > REMEMBERED) {
      const [oldest = ''] = remembered.keys()
      remembered.delete(oldest)
    }
    return plan
  }

  return {
    /** If it was asked for lately. */
    recall,
    of: (url: string): PagePlan<Step> => recall(url) ?? remember(url, find(url)),
  }
}
