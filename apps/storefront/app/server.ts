import { SETTINGS, textsTag } from '@ironsouq/contract/page-cache'
import { UNFRAMED } from '@ironsouq/front-server/content-policy'
import { type CookieSite, hiddenCookieIn } from '@ironsouq/front-server/cookies'
import { createOverridesSource } from '@ironsouq/front-server/text-overrides'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import * as built from 'virtual:react-router/server-build'
import { DEVICE_COOKIE, TOKEN_COOKIE } from './kit/request/cookies.ts'
import type { Browser } from './kit/request/request-context.ts'
import { beginVisit, type Visit, visitContext } from './kit/request/visit.server.ts'
import type { Middleware } from './site/middleware/middleware.ts'
import { createMiddlewares } from './site/middleware/middlewares.ts'
import { cachedResponse, cachedHead } from './site/page-cache/cached-response.ts'
import { createPageCache, type Made } from './site/page-cache/page-cache.ts'
import { createPurges } from './site/page-cache/purges.ts'
import {
  headersOf,
  sharedResponse,
  uncachedResponse,
} from './site/page-cache/uncached-response.server.ts'
import { createPagePlans, type PagePlan } from './site/page-plan.server.ts'
import { payloadsOf } from './site/prerender.server.ts'
import { type Reader, createReaders } from './site/reader.server.ts'
import type {
  PageResponse,
  PageRequest,
  CacheLookup,
  CachedAnswer,
  SiteAnswer,
  SiteParts,
} from './site/site-types.ts'
import { createStartData } from './site/start-data.server.ts'

/** The site as the entry serves it. */
export interface Site {
  /** A cached page, if there is one. */
  lookUp: (asked: CacheLookup) => CachedAnswer | undefined
  answer: (asked: PageRequest) => Promise<SiteAnswer>
  stop: () => Promise<void>
}

// Its type has `basename: undefined`, where the handler's omits the property.
const build = built as ServerBuild

/** The name of this build: React Router's hash of the client assets. */
export const buildId = build.assets.version
export const prerender = () => payloadsOf(build)

const CACHE_BYTES = 64 << 20
const RENDER_MS = 35_000
const READS = new Set(['GET', 'HEAD'])

/** A shared cache may serve the page for a minute, and a stale one while it revalidates. */
const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
const OWN = 'private, no-cache'

/** What every page shows: a purge of one of these makes the start data stale. */
const SHOWN_EVERYWHERE = new Set([SETTINGS, ...LOCALE_CODES.map(textsTag)])

type Plan = PagePlan<Middleware>

const labelOf = ({ pattern = 'unknown' }: Plan) => pattern

/** The data of one user, for a page that is not public. */
interface Own {
  token: string | undefined
  browser: Browser
}

const ownOf = ({ headers, country }: PageRequest, site: CookieSite): Own => ({
  token: hiddenCookieIn(headers.cookie, TOKEN_COOKIE, site),
  browser: {
    userAgent: headers['user-agent'],
    deviceKey: hiddenCookieIn(headers.cookie, DEVICE_COOKIE, site),
    country,
  },
})

function addCookie({ headers }: PageResponse, cookie: string): void {
  headers['set-cookie'] = [cookie, ...[headers['set-cookie'] ?? []].flat()]
}

export function createSite(mode: 'production' | 'development', parts: SiteParts): Site {
  const { settings, release, log, store } = parts
  const now = () => Date.now()
  const fromSource = mode === 'development'
  const handle = createRequestHandler(build, mode)
  const askOverrides = createOverridesSource({ ...settings, serviceKey: parts.serviceKey })
  const start = createStartData({ settings, now, askOverrides })
  const purges = createPurges({
    now,
    onPurge: (tags) => {
      if (!tags || tags.some((tag) => SHOWN_EVERYWHERE.has(tag))) start.drop()
    },
    onReset: () => pages.clear(),
  })
  const pages = createPageCache({ now, log, store, purges, maxBytes: CACHE_BYTES })
  store?.listen(purges.listener)
  const middlewares = createMiddlewares(parts, now)
  const plans = createPagePlans(build, middlewares.of)
  const readers = createReaders(start, settings)

  async function visitFor(asked: PageRequest, plan: Plan, reader: Reader, own?: Own) {
    const { requestId, forwardedFor, log } = asked
    const { locale, prefix, currency } = reader
    const { namespaces } = plan
    const facts = { settings, requestId, forwardedFor, log, locale, prefix, currency, namespaces }
    return beginVisit({
      ...facts,
      isData: plan.isData,
      isFramed: plan.handle.framed === true,
      start: await start.of(asked, locale),
      build: fromSource ? mode : buildId,
      fromSource,
      token: own?.token,
      browser: own?.browser,
    })
  }

  function respond(request: Request, visit: Visit): Promise<Response> {
    const context = new RouterContextProvider()
    context.set(visitContext, visit)
    return handle(request, context)
  }

  /** A public page knows only the language and the currency of the request. */
  async function render(asked: PageRequest, plan: Plan, reader: Reader): Promise<Made> {
    const visit = await visitFor(asked, plan, reader)
    const address = settings.publicUrl + plan.path + plan.query
    const request = new Request(address, { signal: AbortSignal.timeout(RENDER_MS) })
    const response = await respond(request, visit)
    // A cookie belongs to one user.
    response.headers.delete('set-cookie')
    // A page with built-in currencies is right for this moment only.
    if (response.status !== 200 || !start.isComplete(reader.locale))
      return { other: await sharedResponse(response) }
    const tags = [...visit.tags]
    const headers = {
      'content-security-policy': UNFRAMED,
      ...(headersOf(response.headers) as Record<string, string>),
      'cache-control': reader.prefix ? SHARED : OWN,
      'cache-tag': tags.join(','),
      vary: 'accept-encoding, cookie',
    }
    return { page: { headers, tags, body: Buffer.from(await response.arrayBuffer()) } }
  }

  const keyOf = ({ path, query }: Plan, { locale, prefix, currency }: Reader) =>
    `${release}|${locale}|${prefix ? 'prefix' : 'cookie'}|${currency}|${path}${query}`

  async function cachedOrRendered(
    asked: PageRequest,
    plan: Plan,
    reader: Reader,
  ): Promise<PageResponse> {
    const key = { text: keyOf(plan, reader), hasQuery: plan.query !== '' }
    const served = await pages.serve(key, () => render(asked, plan, reader))
    return 'other' in served
      ? { ...served.other, headers: { ...served.other.headers } }
      : cachedResponse(served.page, served.how, asked, now())
  }

  async function pass(asked: PageRequest, plan: Plan, reader: Reader): Promise<PageResponse> {
    const visit = await visitFor(asked, plan, reader, ownOf(asked, settings))
    return uncachedResponse(await respond(asked.request(), visit), asked)
  }

  return {
    lookUp(asked) {
      const plan = asked.method === 'GET' && !fromSource ? plans.recall(asked.url) : undefined
      const reader = plan?.handle.public && readers.fresh(asked.headers, plan.prefix)
      const page = reader && pages.fresh(keyOf(plan, reader))
      if (!page) return undefined
      const cached = cachedHead(page, asked, now())
      for (const step of plan.steps) {
        const headers = step({ asked, plan, locale: reader.locale })
        if (headers) cached.headers.push(...Object.entries(headers).flat())
      }
      if (reader.cookie) cached.headers.push('set-cookie', reader.cookie)
      return { ...cached, page: labelOf(plan) }
    },
    async answer(asked) {
      const plan = plans.of(asked.url)
      const found = readers.of(asked, plan.prefix)
      const reader = found instanceof Promise ? await found : found
      const added = plan.steps.map((step) => step({ asked, plan, locale: reader.locale }))
      const keeps = plan.handle.public && READS.has(asked.method) && !fromSource
      const answered = await (keeps ? cachedOrRendered : pass)(asked, plan, reader)
      for (const headers of added) if (headers) Object.assign(answered.headers, headers)
      if (reader.cookie && READS.has(asked.method)) addCookie(answered, reader.cookie)
      return { ...answered, page: labelOf(plan) }
    },
    async stop() {
      await middlewares.stop()
    },
  }
}
