import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { translated } from '../../translated.ts'
import { Version } from '../../versioned.ts'
import { POINTS_MAX } from '../loyalty/loyalty.limits.ts'
import {
  GROWTH_MAX,
  LEVEL_DISCOUNT_MAX_PPM,
  POINTS_PERCENT_MAX,
  POINTS_PERCENT_MIN,
} from './member-level.limits.ts'

const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max))

const benefits = {
  /** The growth from which a member has it. */
  threshold: whole(0, GROWTH_MAX),
  /** Off goods, in parts per million. */
  discountPpm: whole(0, LEVEL_DISCOUNT_MAX_PPM),
  /** Points on purchases, in percent of what a member without a level earns. */
  pointsPercent: whole(POINTS_PERCENT_MIN, POINTS_PERCENT_MAX),
  /** When a member reaches it for the first time. */
  rewardPoints: whole(0, POINTS_MAX),
}

/** A level as members read it. */
const MemberLevel = z.object({
  levelId: z.uuid(),
  name: z.string(),
  ...benefits,
  /** The categories that the discount is for; empty: all goods. */
  categories: z.array(z.string()),
  /** Whether the member's growth is enough for it. */
  isReached: z.boolean(),
})
export type MemberLevel = z.output<typeof MemberLevel>

export const MemberCentre = z.object({
  growth: z.int(),
  /** The level that the member has; null before the first. */
  levelId: z.nullable(z.uuid()),
  levels: z.array(MemberLevel),
  /** How growth is gained. */
  spendPerGrowth: z.int(),
  orderGrowth: z.int(),
  topUpPerGrowth: z.int(),
})
export type MemberCentre = z.output<typeof MemberCentre>

const form = {
  ...benefits,
  /** The product categories that the discount is for; empty: all goods. */
  categoryIds: z.array(z.uuid()).check(z.maxLength(50)),
  texts: translated(
    z.object({ name: z.string().check(z.trim(), z.minLength(1), z.maxLength(30)) }),
  ),
}

/** A level as staff edit it. */
export const MemberLevelRecord = z.object({ levelId: z.uuid(), version: Version, ...form })
export type MemberLevelRecord = z.output<typeof MemberLevelRecord>

const STAFF = { audience: 'staff', permission: 'setting.edit' } as const

export const memberLevelEndpoints = {
  centre: endpoint({
    method: 'GET',
    path: '/p/member-level/centre',
    audience: 'member',
    summary: 'The member’s growth and level, and what every level brings',
    data: MemberCentre,
  }),
  staffList: endpoint({
    method: 'GET',
    path: '/p/staff/member-level/list',
    ...STAFF,
    summary: 'The member levels with their names in every language',
    data: z.array(MemberLevelRecord),
  }),
  save: endpoint({
    method: 'POST',
    path: '/p/staff/member-level/save',
    ...STAFF,
    audit: true,
    versioned: true,
    summary: 'Creates a level, or replaces one that has not changed since it was read',
    body: z.object({
      levelId: z.optional(z.uuid()),
      version: z.optional(Version),
      ...form,
    }),
    data: MemberLevelRecord,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/p/staff/member-level/remove',
    ...STAFF,
    audit: true,
    summary: 'Removes a level; its members have the level below',
    body: z.object({ levelId: z.uuid() }),
    data: z.null(),
  }),
}
