import type { RouteHandle } from '../shell-data.ts'
import type { SiteParts } from '../surroundings.ts'
import { createFlow } from './flow.ts'
import { type Middleware, type MiddlewareName, middlewareNames } from './registry.ts'
import { seo } from './seo.ts'
import { createVisitCounter } from './visit-counter.ts'
import { createVisitors } from './visitor.ts'

/** The middlewares by their names, and those of a page. */
export function createMiddlewares(parts: SiteParts, now: () => number) {
  const { settings, log, store, serviceKey } = parts
  const { apiUrl, publicUrl } = settings
  if (!serviceKey) {
    log.warn({}, 'visits are not counted: there is no SERVICE_KEY')
    return named({ seo, flow: () => undefined }, () => Promise.resolve())
  }
  const counter = createVisitCounter({ apiUrl, serviceKey, log })
  const { flow, stop } = createFlow({
    count: (views) => counter.count(views),
    visitors: createVisitors(store, now),
    host: new URL(publicUrl).hostname,
  })
  return named({ seo, flow }, () => {
    stop()
    return counter.stop()
  })
}

const named = (byName: Record<MiddlewareName, Middleware>, stop: () => Promise<void>) => ({
  of: ({ middleware }: RouteHandle) => middlewareNames(middleware).map((name) => byName[name]),
  stop,
})
