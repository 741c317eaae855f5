import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { Version } from '../../versioned.ts'
import { CYCLE_DAYS, POINTS_MAX, VALUE_MAX } from './loyalty.limits.ts'

const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max))

/** What purchases, top-ups, check-ins and a new account bring [LO-6]. */
export const LoyaltySettings = z.object({
  /** Paid for goods, in whole units of the order's currency, for one point. */
  spendPerPoint: whole(1, VALUE_MAX),
  /** Topped up, in whole units, for one point; 0 brings none. */
  topUpPerPoint: whole(0, VALUE_MAX),
  registrationPoints: whole(0, POINTS_MAX),
  /** Points expire at the end of this calendar year, the year in which they were earned being the first. */
  expiryYears: whole(1, 10),
  /** Points of the first to the seventh day of check-ins in a row. */
  checkInPoints: z.array(whole(0, POINTS_MAX)).check(z.length(CYCLE_DAYS)),
  /** Paid for goods, in whole units, for one of growth. */
  spendPerGrowth: whole(1, VALUE_MAX),
  /** Growth of each order, whatever it cost. */
  orderGrowth: whole(0, POINTS_MAX),
  /** Topped up, in whole units, for one of growth; 0 brings none. */
  topUpPerGrowth: whole(0, VALUE_MAX),
})
export type LoyaltySettings = z.output<typeof LoyaltySettings>

/** Until staff change it. */
export const USUAL_LOYALTY: LoyaltySettings = {
  spendPerPoint: 1,
  topUpPerPoint: 0,
  registrationPoints: 100,
  expiryYears: 2,
  checkInPoints: [2, 4, 6, 8, 10, 12, 30],
  spendPerGrowth: 1,
  orderGrowth: 0,
  topUpPerGrowth: 0,
}

export const LoyaltyRecord = z.object({ version: Version, settings: LoyaltySettings })
export type LoyaltyRecord = z.output<typeof LoyaltyRecord>

const STAFF = { audience: 'staff', permission: 'setting.edit' } as const

export const loyaltyEndpoints = {
  record: endpoint({
    method: 'GET',
    path: '/p/staff/loyalty/record',
    ...STAFF,
    summary: 'The values of points, growth and check-ins, for a change',
    data: LoyaltyRecord,
  }),
  save: endpoint({
    method: 'POST',
    path: '/p/staff/loyalty/save',
    ...STAFF,
    audit: true,
    versioned: true,
    summary: 'Changes the values; what was earned before stays as it is',
    body: z.object({ version: Version, settings: LoyaltySettings }),
    data: LoyaltyRecord,
  }),
}
