import type { PageView } from '@ironsouq/contract/traffic/traffic.endpoints'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { isbot } from 'isbot'
import { referrerClass } from './referrer.ts'
import type { Middleware } from './registry.ts'
import type { Visitors } from './visitor.ts'

/** What is asked for ahead of the reader, who may never come. */
const isPrefetch = (purpose: string | string[] | undefined) =>
  purpose !== undefined && String(purpose).includes('prefetch')

/** A page seen, before it is known whether it counts: kept for a moment, and told to nobody. */
interface Sighting {
  day: string
  page: string
  language: LocaleCode
  referer: string | undefined
  address: string
  agent: string
  unfollowed: boolean
}

/** How many may be looked at together. */
const AT_ONCE = 200
const WITHIN_MS = 1000

const KNOWN_AGENTS = 500
const agents = new Map<string, boolean>()

/** The same few programs ask again and again. */
function isBot(agent: string): boolean {
  const known = agents.get(agent)
  if (known !== undefined) return known
  const bot = isbot(agent)
  if (agents.size >= KNOWN_AGENTS) agents.clear()
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
 * Counts the visit: which page, in which language, from what kind of place, by how many. Whoever
 * asked not to be followed is counted as nobody; a program and a page fetched ahead are not counted.
 * A reader does not wait for any of it: sightings are made views of together, soon after.
 */
export function createFlow({ count, visitors, host }: Parts) {
  let sightings: Sighting[] = []

  const viewOf = ({ day, page, language, referer, ...who }: Sighting): PageView => {
    // The salt of another day would tell the same visitor in both.
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
