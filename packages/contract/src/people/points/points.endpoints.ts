import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { PageQuery } from '../../page.ts'
import { POINTS_DIRECTIONS, POINTS_SOURCES } from './points.enums.ts'

const Points = z.int().check(z.minimum(0))

/** Points that are no longer, or not yet, there at a time. */
const PointsAt = z.object({ points: Points, at: z.iso.datetime() })

/** How points are earned and how long they last, as pages state it. */
const PointsRules = z.object({
  spendPerPoint: z.int(),
  /** The last day on which points can be used that are earned today. */
  expireOn: z.iso.date(),
})
type PointsRules = z.output<typeof PointsRules>

export const PointsOverview = z.object({
  available: Points,
  /** Of received orders, until they can no longer be returned. */
  locked: Points,
  /** When the first of them are available. */
  nextAvailable: z.nullable(PointsAt),
  /** Used on orders that are not paid yet. */
  held: Points,
  /** The points that expire first, by the time at which they do. */
  nextExpiry: z.nullable(PointsAt),
  rules: PointsRules,
})
export type PointsOverview = z.output<typeof PointsOverview>

export const PointsRecord = z.object({
  changeId: z.uuid(),
  source: z.enum(POINTS_SOURCES),
  at: z.iso.datetime(),
  change: z.int(),
  /** Available and locked ones after it. */
  balance: z.int(),
  /** The order it is about. */
  orderNumber: z.nullable(z.string()),
  /** Of a check-in, its place in the seven days. */
  cycleDay: z.nullable(z.int()),
  /** Why staff changed it. */
  reason: z.nullable(z.string()),
})
export type PointsRecord = z.output<typeof PointsRecord>

export const pointsEndpoints = {
  overview: endpoint({
    method: 'GET',
    path: '/p/points/overview',
    audience: 'member',
    summary: 'The member’s points: available, locked, reserved and expiring next',
    data: PointsOverview,
  }),
  records: endpoint({
    method: 'GET',
    path: '/p/points/records',
    audience: 'member',
    summary: 'Every change of the member’s points, the newest first',
    query: z.extend(PageQuery, { direction: z.optional(z.enum(POINTS_DIRECTIONS)) }),
    data: z.object({ records: z.array(PointsRecord), total: z.int() }),
  }),
}
