import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import * as built from 'virtual:react-router/server-build'
import { namespaceFinder } from './shell/namespaces.server.ts'
import type { Surroundings } from './shell/surroundings.ts'
import { beginVisit, visitContext } from './shell/visit.server.ts'

export type Answer = (request: Request, surroundings: Surroundings) => Promise<Response>

// Its own type says `basename: undefined` where the handler's leaves it out.
const build = built as ServerBuild

/** A navigation asks for a page's data at the page's address and `.data`. */
const pageOf = (url: string) =>
  new URL(url).pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '')

/** The whole site as one function; whoever serves it needs to know nothing else. */
export function createSite(mode: 'production' | 'development'): Answer {
  const handle = createRequestHandler(build, mode)
  const namespacesAt = namespaceFinder(build)
  return async (request, surroundings) => {
    const pathname = pageOf(request.url)
    const cookies = request.headers.get('cookie') ?? ''
    const namespaces = namespacesAt(pathname)
    const context = new RouterContextProvider()
    context.set(visitContext, await beginVisit(surroundings, { pathname, cookies, namespaces }))
    return handle(request, context)
  }
}
