import { SETTINGS } from '@ironsouq/contract/pages'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import * as built from 'virtual:react-router/server-build'
import { answerKept, glanceAtKept } from './shell/cache/answer-kept.ts'
import { createPageCache, type Made } from './shell/cache/page-cache.ts'
import { createPurges } from './shell/cache/purges.ts'
import { cookieIn, DEVICE_COOKIE, TOKEN_COOKIE } from './shell/cookies.ts'
import { UNFRAMED } from './shell/csp.ts'
import { createMiddlewares } from './shell/middleware/middlewares.ts'
import type { Middleware } from './shell/middleware/registry.ts'
import { pageFinder, type PagePlan } from './shell/page-plan.server.ts'
import { headersOf, passed, passedToAll } from './shell/passed.server.ts'
import { payloadsOf } from './shell/prerender.server.ts'
import { type Reader, readerFinder } from './shell/reader.server.ts'
import { createStartData } from './shell/start-data.server.ts'
import type { Answered, Asked, Browser, Glance, Glanced, SiteParts } from './shell/surroundings.ts'
import { beginVisit, type Visit, visitContext } from './shell/visit.server.ts'

/** The whole site; whoever serves it needs to know nothing else. */
export interface Site {
  /** A page that is at hand, if it is: most visits need no more. */
  glance: (asked: Glance) => Glanced | undefined
  answer: (asked: Asked) => Promise<Answered>
  stop: () => Promise<void>
}

// Its own type says `basename: undefined` where the handler's leaves it out.
const build = built as ServerBuild

/** The name of this build; React Router makes it of all that a browser is sent. */
export const buildId = build.assets.version
export const prerender = () => payloadsOf(build)

const KEPT_BYTES = 64 << 20
const RENDER_MS = 35_000
const READS = new Set(['GET', 'HEAD'])

/** Whoever keeps it in between may show it for a minute, and an old one while it asks again. */
const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
const OWN = 'private, no-cache'

type Plan = PagePlan<Middleware>

/** What a page that is made for one reader knows of him. */
interface Own {
  token: string | undefined
  browser: Browser
}

const ownOf = ({ headers, country }: Asked): Own => ({
  token: cookieIn(headers.cookie, TOKEN_COOKIE),
  browser: {
    userAgent: headers['user-agent'],
    deviceKey: cookieIn(headers.cookie, DEVICE_COOKIE),
    country,
  },
})

function addCookie({ headers }: Answered, cookie: string): void {
  headers['set-cookie'] = [cookie, ...[headers['set-cookie'] ?? []].flat()]
}

export function createSite(mode: 'production' | 'development', parts: SiteParts): Site {
  const { settings, release, log, store } = parts
  const now = () => Date.now()
  const fromSource = mode === 'development'
  const handle = createRequestHandler(build, mode)
  const start = createStartData(settings, now)
  const purges = createPurges({
    now,
    onPurge: (tags) => {
      if (!tags || tags.includes(SETTINGS)) start.drop()
    },
    onReset: () => pages.clear(),
  })
  const pages = createPageCache({ now, log, store, purges, maxBytes: KEPT_BYTES })
  store?.listen(purges.listener)
  const middlewares = createMiddlewares(parts, now)
  const plans = pageFinder(build, middlewares.of)
  const readers = readerFinder(start, settings)

  async function visitFor(asked: Asked, plan: Plan, reader: Reader, own?: Own) {
    const { requestId, forwardedFor, log } = asked
    const { locale, prefix, currency } = reader
    const { namespaces } = plan
    const facts = { settings, requestId, forwardedFor, log, locale, prefix, currency, namespaces }
    return beginVisit({
      ...facts,
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

  /** A public page knows nothing of who asks but his language and his currency. */
  async function render(asked: Asked, plan: Plan, reader: Reader): Promise<Made> {
    const visit = await visitFor(asked, plan, reader)
    const address = settings.publicUrl + plan.path + plan.query
    const request = new Request(address, { signal: AbortSignal.timeout(RENDER_MS) })
    const response = await respond(request, visit)
    if (response.status !== 200) return { other: await passedToAll(response) }
    const tags = [...visit.tags]
    // A cookie would be one reader's.
    response.headers.delete('set-cookie')
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

  async function keptOrMade(asked: Asked, plan: Plan, reader: Reader): Promise<Answered> {
    const key = { text: keyOf(plan, reader), hasQuery: plan.query !== '' }
    const served = await pages.serve(key, () => render(asked, plan, reader))
    return 'other' in served
      ? { ...served.other, headers: { ...served.other.headers } }
      : answerKept(served.page, served.how, asked, now())
  }

  async function pass(asked: Asked, plan: Plan, reader: Reader): Promise<Answered> {
    const visit = await visitFor(asked, plan, reader, ownOf(asked))
    return passed(await respond(asked.request(), visit), asked)
  }

  return {
    glance(asked) {
      const plan = asked.method === 'GET' && !fromSource ? plans.recall(asked.url) : undefined
      const reader = plan?.handle.public && readers.fresh(asked.headers, plan.prefix)
      const page = reader && pages.fresh(keyOf(plan, reader))
      if (!page) return undefined
      const glanced = glanceAtKept(page, asked, now())
      for (const step of plan.steps) {
        const said = step({ asked, plan, locale: reader.locale })
        if (said) glanced.headers.push(...Object.entries(said).flat())
      }
      if (reader.cookie) glanced.headers.push('set-cookie', reader.cookie)
      return glanced
    },
    async answer(asked) {
      const plan = plans.of(asked.url)
      const found = readers.of(asked, plan.prefix)
      const reader = found instanceof Promise ? await found : found
      const said = plan.steps.map((step) => step({ asked, plan, locale: reader.locale }))
      const keeps = plan.handle.public && READS.has(asked.method) && !fromSource
      const answered = await (keeps ? keptOrMade : pass)(asked, plan, reader)
      for (const headers of said) if (headers) Object.assign(answered.headers, headers)
      if (reader.cookie && READS.has(asked.method)) addCookie(answered, reader.cookie)
      return answered
    },
    async stop() {
      await middlewares.stop()
    },
  }
}
