import type { Namespace } from '@ironsouq/i18n/messages'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import type { RouteHandle } from './shell-data.ts'

type Routes = ServerBuild['routes']

const under = (routes: Routes, parentId: string | undefined): RouteObject[] =>
  Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return []
    const { id, path, index, module } = route
    const handle: unknown = module.handle
    const node = { id, handle, ...(path !== undefined && { path }) }
    return [index ? { ...node, index: true } : { ...node, children: under(routes, id) }]
  })

/** Which words the page at an address needs, as its routes say in `handle.messages`. */
export function namespaceFinder(build: ServerBuild): (pathname: string) => readonly Namespace[] {
  const routes = under(build.routes, undefined)
  return (pathname) => {
    const matches = matchRoutes(routes, pathname) ?? []
    const named = matches.flatMap(
      ({ route }) => (route.handle as RouteHandle | undefined)?.messages ?? [],
    )
    return [...new Set(named)]
  }
}
