import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** Where a visitor came from, as far as anyone may know: never which page. */
export const REFERRERS = ['direct', 'inside', 'search', 'social', 'other'] as const
export type Referrer = (typeof REFERRERS)[number]

/** How many visits one call may bring. */
export const VISITS_AT_ONCE = 500

/** One page seen once. Nothing in it leads to a person or from one day to the next. */
const PageView = z.object({
  day: z.iso.date(),
  /** The pattern of the route, never the address itself. */
  page: z.string().check(z.minLength(1), z.maxLength(100)),
  referrer: z.enum(REFERRERS),
  language: z.string().check(z.minLength(2), z.maxLength(5)),
  /** Tells two visitors of one day apart; null for whoever asked not to be followed. */
  visitor: z.nullable(z.string().check(z.regex(/^[0-9a-f]{16}$/))),
})
export type PageView = z.output<typeof PageView>

export const trafficEndpoints = {
  count: endpoint({
    method: 'POST',
    path: '/p/service/traffic/visits',
    audience: 'service',
    summary: 'Counts what visitors saw: for our own front ends, in batches',
    body: z.object({
      views: z.array(PageView).check(z.minLength(1), z.maxLength(VISITS_AT_ONCE)),
    }),
    data: z.object({ counted: z.int() }),
    once: true,
  }),
}
