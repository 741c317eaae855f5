import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'

/** The class of the referrer, never its URL. */
export const REFERRERS = ['direct', 'inside', 'search', 'social', 'other'] as const
export type Referrer = (typeof REFERRERS)[number]

/** The most visits in one call. */
export const VISITS_AT_ONCE = 500

/** One page view. It identifies no person and links no two days. */
const PageView = z.object({
  day: z.iso.date(),
  /** The pattern of the route, never the URL. */
  page: z.string().check(z.minLength(1), z.maxLength(100)),
  referrer: z.enum(REFERRERS),
  language: z.string().check(z.minLength(2), z.maxLength(5)),
  /** Distinguishes two visitors of one day; null for a visitor who asked not to be tracked. */
  visitor: z.nullable(z.string().check(z.regex(/^[0-9a-f]{16}$/))),
})
export type PageView = z.output<typeof PageView>

export const trafficEndpoints = {
  count: endpoint({
    method: 'POST',
    path: '/p/service/traffic/visits',
    audience: 'service',
    summary: 'Counts the views of visitors: for our own front ends, in batches',
    body: z.object({
      views: z.array(PageView).check(z.minLength(1), z.maxLength(VISITS_AT_ONCE)),
    }),
    data: z.object({ counted: z.int() }),
    once: true,
  }),
}
