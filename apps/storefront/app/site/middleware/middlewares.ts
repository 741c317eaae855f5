import { type MiddlewareName, middlewareNames } from '#kit/page/middleware-names.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import type { SiteParts } from '#site/site-types.ts'
import { createVisitCounting } from './count-visits.ts'
import type { Middleware } from './middleware.ts'
import { seo } from './seo.ts'
import { createVisitCounter } from './visit-counter.ts'
import { createVisitors } from './visitor.ts'

/** The middlewares by their names, and those of a page. */
export function createMiddlewares(parts: SiteParts, now: () => number) {
  const { settings, log, store, serviceKey } = parts
  const { apiUrl, publicUrl } = settings
  if (!serviceKey) {
    log.warn({}, 'visits are not counted and texts of staff are not shown: there is no SERVICE_KEY')
    return named({ seo, flow: () => undefined }, () => Promise.resolve())
  }
  const counter = createVisitCounter({ apiUrl, serviceKey, log })
  const { flow, stop } = createVisitCounting({
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
