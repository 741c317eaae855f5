import type { PageView } from '@ironsouq/contract/platform/traffic/traffic.endpoints'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'
import type { Middleware } from './middleware.ts'
import { referrerClass } from './referrer.ts'
import type { Visitors } from './visitor.ts'

/** A prefetch: the user may never open the page. */
const isPrefetch = (purpose: string | string[] | undefined) =>
  purpose !== undefined && String(purpose).includes('prefetch')

/** A page view before it is classified; it stays in memory for a moment only. */
interface Sighting {
  day: string
  page: string
  language: LocaleCode
  referer: string | undefined
  address: string
  agent: string
  unfollowed: boolean
}

/** The batch size. */
const AT_ONCE = 200
const WITHIN_MS = 1000

const KNOWN_AGENTS = 500
const agents = new LRUCache<string, boolean>({ max: KNOWN_AGENTS })

/** A few user agents make most of the requests. */
function isBot(agent: string): boolean {
  const known = agents.get(agent)
  if (known !== undefined) return known
  const bot = isbot(agent)
  agents.set(agent, bot)
  return bot
}

interface Parts {
  count: (views: readonly PageView[]) => void
  visitors: Visitors
  /** The site's own name, without a port. */
  host: string
}

/**
 * Counts the visit: page, language, kind of referrer and anonymous visitor. Visitors who ask not to
 * be tracked are counted without an id; bots and prefetches are not counted. Page views are
 * processed in batches, so no user waits for it.
 */
export function createVisitCounting({ count, visitors, host }: Parts) {
  let sightings: Sighting[] = []

  const viewOf = ({ day, page, language, referer, ...who }: Sighting): PageView => {
    // The salt of another day would link the visitor across days.
    const isKnown = !who.unfollowed && day === visitors.today()
    return {
      day,
      page,
      language,
      referrer: referrerClass(referer, host),
      visitor: isKnown ? visitors.idOf(who.address, who.agent) : null,
    }
  }

  function settle(): void {
    const seen = sightings
    sightings = []
    const people = seen.filter(({ agent }) => !isBot(agent))
    if (people.length > 0) count(people.map(viewOf))
  }
  const timer = setInterval(settle, WITHIN_MS)
  timer.unref()

  const flow: Middleware = ({ asked: { method, headers, address }, plan: { pattern }, locale }) => {
    if (method !== 'GET' || pattern === undefined) return undefined
    if (isPrefetch(headers['sec-purpose'] ?? headers['purpose'])) return undefined
    sightings.push({
      day: visitors.today(),
      page: pattern,
      language: locale,
      referer: headers.referer,
      address,
      agent: headers['user-agent'] ?? '',
      unfollowed: headers['dnt'] === '1' || headers['sec-gpc'] === '1',
    })
    if (sightings.length >= AT_ONCE) settle()
    return undefined
  }
  return {
    flow,
    stop: () => {
      clearInterval(timer)
      settle()
    },
  }
}
