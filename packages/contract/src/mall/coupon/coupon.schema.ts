import * as z from 'zod/mini'
import { Day } from '../../day.ts'
import { actionsOf } from '../../lifecycle.schema.ts'
import { Money } from '../../money/money/money.ts'
import { plainText } from '../../plain-text.ts'
import { Version } from '../../versioned.ts'
import {
  COUPON_KINDS,
  COUPON_LISTS,
  COUPON_OFFER_STATES,
  COUPON_SCOPES,
  COUPON_WAYS,
} from './coupon.enums.ts'
import { COUPON_COMMANDS, couponLifecycle, memberCouponLifecycle } from './coupon.lifecycle.ts'
import {
  COUPON_DAYS_MAX,
  COUPON_NAME_MAX,
  COUPON_NAMED_MAX,
  COUPON_PER_MEMBER_MAX,
  COUPON_PERCENT_MAX,
  COUPON_TOTAL_MAX,
} from './coupon.limits.ts'

export const CouponId = z.object({ couponId: z.uuid() })

/** What a coupon takes off, from which amount of goods on, and what it is valid for. */
export const CouponTerms = z.extend(CouponId, {
  kind: z.enum(COUPON_KINDS),
  /** The amount off; of a percentage the most that it takes off. */
  off: Money,
  /** Null for an amount. */
  percent: z.nullable(z.int()),
  /** The goods that it is valid for cost at least this much. */
  threshold: Money,
  scope: z.enum(COUPON_SCOPES),
  /** How many stores or products it names; 0: it is valid for everything of its issuer. */
  namedCount: z.int(),
  /** Some products are left out. */
  hasExceptions: z.boolean(),
  /** Null: the platform issues it. */
  store: z.nullable(z.object({ storeId: z.uuid(), name: z.string() })),
})
export type CouponTerms = z.output<typeof CouponTerms>

/** A coupon that can be claimed, or could be [CP-2]. */
export const OfferedCoupon = z.extend(CouponTerms, {
  state: z.enum(COUPON_OFFER_STATES),
  total: z.int(),
  left: z.int(),
  perMember: z.int(),
  /** How many of them the reader has claimed. */
  own: z.int(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** Null: the time runs from the claim. */
  validUntil: z.nullable(z.iso.datetime()),
  validAfterDays: z.int(),
  /** Null: until a date. */
  validForDays: z.nullable(z.int()),
})
export type OfferedCoupon = z.output<typeof OfferedCoupon>

/** A coupon that a member holds [CP-2]. */
export const MemberCoupon = z.extend(CouponTerms, {
  memberCouponId: z.uuid(),
  state: z.enum(memberCouponLifecycle.states),
  way: z.enum(COUPON_WAYS),
  claimedAt: z.iso.datetime(),
  validFrom: z.iso.datetime(),
  validUntil: z.iso.datetime(),
  /** What it took off; null while it is unused. */
  saved: z.nullable(Money),
  /** The payment that it is reserved for, or was used with. */
  payNo: z.nullable(z.string()),
})
export type MemberCoupon = z.output<typeof MemberCoupon>

export const MemberCouponCounts = z.record(z.enum(COUPON_LISTS), z.int())
export type MemberCouponCounts = z.output<typeof MemberCouponCounts>

const Amount = Money.shape.amount
const Days = (least: number) => z.int().check(z.minimum(least), z.maximum(COUPON_DAYS_MAX))
const Named = z._default(z.array(z.uuid()).check(z.maxLength(COUPON_NAMED_MAX)), () => [])

/** What an issuer states. Which fields belong together the service says. */
export const CouponForm = z.object({
  /** For the issuer's own lists. */
  name: z
    .string()
    .check(z.overwrite(plainText), z.trim(), z.minLength(1), z.maxLength(COUPON_NAME_MAX)),
  kind: z.enum(COUPON_KINDS),
  off: Amount,
  percent: z.nullable(z.int().check(z.minimum(1), z.maximum(COUPON_PERCENT_MAX))),
  threshold: Amount,
  way: z.enum(COUPON_WAYS),
  scope: z.enum(COUPON_SCOPES),
  storeIds: Named,
  productIds: Named,
  exceptProductIds: Named,
  /** It can be claimed from the beginning of the first to the end of the last day, in Dubai. */
  firstDay: Day,
  lastDay: Day,
  /** Valid until the end of this day; null: for some days from the claim on. */
  validUntilDay: z.nullable(Day),
  validAfterDays: Days(0),
  validForDays: z.nullable(Days(1)),
  total: z.int().check(z.minimum(1), z.maximum(COUPON_TOTAL_MAX)),
  perMember: z.int().check(z.minimum(1), z.maximum(COUPON_PER_MEMBER_MAX)),
})
export type CouponForm = z.output<typeof CouponForm>

const NamedThing = z.object({ id: z.uuid(), name: z.string() })

/** A coupon as its issuer sees it. */
export const CouponRecord = z.extend(CouponForm, {
  couponId: z.uuid(),
  version: Version,
  state: z.enum(couponLifecycle.states),
  currency: z.string(),
  /** The stores and products that it names, in the language of the reader. */
  stores: z.array(NamedThing),
  products: z.array(NamedThing),
  exceptProducts: z.array(NamedThing),
  claimed: z.int(),
  reserved: z.int(),
  used: z.int(),
  /** What it has taken off the orders that were paid. */
  cost: Money,
  actions: actionsOf(couponLifecycle, COUPON_COMMANDS),
  createdAt: z.iso.datetime(),
})
export type CouponRecord = z.output<typeof CouponRecord>

/** A line of an issuer's list. */
export const CouponRow = z.pick(CouponRecord, {
  couponId: true,
  name: true,
  state: true,
  kind: true,
  off: true,
  percent: true,
  threshold: true,
  currency: true,
  scope: true,
  way: true,
  firstDay: true,
  lastDay: true,
  total: true,
  claimed: true,
  used: true,
  cost: true,
  createdAt: true,
})
export type CouponRow = z.output<typeof CouponRow>
