import {
  COUPON_KINDS,
  COUPON_SCOPES,
  COUPON_WAYS,
} from '@ironsouq/contract/mall/coupon/coupon.enums'
import {
  couponLifecycle,
  type CouponState,
  memberCouponLifecycle,
  type MemberCouponState,
} from '@ironsouq/contract/mall/coupon/coupon.lifecycle'
import {
  COUPON_DAYS_MAX,
  COUPON_NAME_MAX,
  COUPON_PER_MEMBER_MAX,
  COUPON_PERCENT_MAX,
} from '@ironsouq/contract/mall/coupon/coupon.limits'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { product } from '#features/mall/product/product.tables.ts'
import { store } from '#features/mall/store/store.tables.ts'
import { member } from '#features/people/member/member.tables.ts'
import { id, moment, oneOf } from '#kernel/data/columns.ts'

const number = (value: number) => sql.raw(String(value))

/** What an issuer offers to members: its terms, its time and its limits [CP-1]. */
export const coupon = pgTable(
  'coupon',
  {
    id: id(),
    /** Null: the platform issues it. */
    sellerId: uuid().references(() => store.id),
    /** For the issuer's own lists. */
    name: text().notNull(),
    state: text().$type<CouponState>().notNull().default(couponLifecycle.initial),
    kind: text({ enum: COUPON_KINDS }).notNull(),
    currency: text().notNull(),
    /** The amount off; of a percentage the most that it takes off. */
    offMinor: bigint({ mode: 'bigint' }).notNull(),
    percent: smallint(),
    thresholdMinor: bigint({ mode: 'bigint' }).notNull(),
    way: text({ enum: COUPON_WAYS }).notNull(),
    scope: text({ enum: COUPON_SCOPES }).notNull(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    /** Null: for some days from the claim on. */
    validUntil: moment(),
    validAfterDays: smallint().notNull(),
    validForDays: smallint(),
    total: integer().notNull(),
    perMember: smallint().notNull(),
    /** How many members hold or held, issued ones too. */
    claimed: integer().notNull().default(0),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    // What a member holds repeats both: its row proves that its number is within the limit.
    unique('coupon_limit').on(t.id, t.perMember),
    // Two columns, and the first may be null: a product of a coupon of a store belongs to the same store.
    unique('coupon_of_seller').on(t.id, t.sellerId),
    index('coupon_newest').on(t.createdAt, t.id),
    index('coupon_newest_of_seller').on(t.sellerId, t.createdAt, t.id),
    index('coupon_running')
      .on(t.endsAt)
      .where(sql`state = 'running'`),
    index('coupon_to_end')
      .on(t.endsAt)
      .where(sql`state in ('running', 'stopped')`),
    check('coupon_state', sql`${t.state} in (${oneOf(couponLifecycle.states)})`),
    check('coupon_kind', sql`${t.kind} in (${oneOf(COUPON_KINDS)})`),
    check('coupon_way', sql`${t.way} in (${oneOf(COUPON_WAYS)})`),
    check('coupon_scope', sql`${t.scope} in (${oneOf(COUPON_SCOPES)})`),
    check('coupon_currency', sql`${t.currency} ~ '^[A-Z]{3}$'`),
    check('coupon_name', sql`char_length(${t.name}) between 1 and ${number(COUPON_NAME_MAX)}`),
    // Nothing is given away: an amount is less than what it is taken from.
    check(
      'coupon_off',
      sql`${t.offMinor} > 0 and ${t.thresholdMinor} >= 0
        and case ${t.kind} when 'amount' then ${t.percent} is null and ${t.offMinor} < ${t.thresholdMinor}
          else coalesce(${t.percent} between 1 and ${number(COUPON_PERCENT_MAX)}, false) end`,
    ),
    check('coupon_store_is_one', sql`${t.sellerId} is null or ${t.scope} <> 'stores'`),
    check('coupon_store_is_claimed', sql`${t.sellerId} is null or ${t.way} = 'claimed'`),
    check('coupon_time', sql`${t.startsAt} < ${t.endsAt}`),
    check(
      'coupon_validity',
      sql`(${t.validUntil} is null) = (${t.validForDays} is not null)
        and (${t.validUntil} is null or (${t.validUntil} >= ${t.endsAt} and ${t.validAfterDays} = 0))
        and ${t.validAfterDays} between 0 and ${number(COUPON_DAYS_MAX)}
        and (${t.validForDays} is null or ${t.validForDays} between 1 and ${number(COUPON_DAYS_MAX)})`,
    ),
    check('coupon_claimed', sql`${t.claimed} between 0 and ${t.total}`),
    check('coupon_per_member', sql`${t.perMember} between 1 and ${number(COUPON_PER_MEMBER_MAX)}`),
  ],
)

/** A store whose goods a coupon of the platform is valid for. */
export const couponStore = pgTable(
  'coupon_store',
  {
    id: id(),
    couponId: uuid()
      .notNull()
      .references(() => coupon.id, { onDelete: 'cascade' }),
    storeId: uuid()
      .notNull()
      .references(() => store.id),
  },
  (t) => [
    unique('coupon_store_once').on(t.couponId, t.storeId),
    index('coupon_store_of_store').on(t.storeId),
  ],
)

/** A product that a coupon is valid for, or that it leaves out. */
export const couponProduct = pgTable(
  'coupon_product',
  {
    id: id(),
    couponId: uuid()
      .notNull()
      .references(() => coupon.id, { onDelete: 'cascade' }),
    /** Of the issuer; null: the platform, which names products of all stores. */
    sellerId: uuid(),
    productId: uuid()
      .notNull()
      .references(() => product.id),
    isException: boolean().notNull(),
  },
  (t) => [
    unique('coupon_product_once').on(t.couponId, t.productId),
    index('coupon_product_of_product').on(t.productId),
    foreignKey({
      name: 'coupon_product_of_coupon',
      columns: [t.couponId, t.sellerId],
      foreignColumns: [coupon.id, coupon.sellerId],
    }),
    foreignKey({
      name: 'coupon_product_of_store',
      columns: [t.sellerId, t.productId],
      foreignColumns: [product.sellerId, product.id],
    }),
  ],
)

/** A coupon that a member holds or held [CP-2]. Stores count what is theirs; whose it is they are not shown. */
export const memberCoupon = pgTable(
  'member_coupon',
  {
    id: id(),
    memberId: uuid()
      .notNull()
      .references(() => member.id),
    couponId: uuid().notNull(),
    /** Of the issuer; null: the platform. */
    sellerId: uuid(),
    state: text().$type<MemberCouponState>().notNull().default(memberCouponLifecycle.initial),
    way: text({ enum: COUPON_WAYS }).notNull(),
    /** Its number among those of this member, and the most that they may have. */
    number: smallint().notNull(),
    perMember: smallint().notNull(),
    validFrom: moment().notNull(),
    validUntil: moment().notNull(),
    /** When its owner is notified that it will expire; null: they were, or it is too short for that. */
    remindAt: moment(),
    /** The checkout that it is reserved for, or was used with. There is no reference: orders ask coupons. */
    checkoutId: uuid(),
    savedMinor: bigint({ mode: 'bigint' }),
    claimedAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    foreignKey({
      name: 'member_coupon_limit',
      columns: [t.couponId, t.perMember],
      foreignColumns: [coupon.id, coupon.perMember],
    }),
    unique('member_coupon_once').on(t.couponId, t.memberId, t.number),
    // One of the platform and one of each store for a checkout.
    uniqueIndex('member_coupon_of_checkout_platform')
      .on(t.checkoutId)
      .where(sql`checkout_id is not null and seller_id is null`),
    uniqueIndex('member_coupon_of_checkout_store')
      .on(t.checkoutId, t.sellerId)
      .where(sql`checkout_id is not null and seller_id is not null`),
    index('member_coupon_list').on(t.memberId, t.state, t.validUntil),
    index('member_coupon_of_coupon').on(t.couponId, t.state),
    index('member_coupon_to_expire')
      .on(t.validUntil)
      .where(sql`state = 'unused'`),
    index('member_coupon_to_remind')
      .on(t.remindAt)
      .where(sql`remind_at is not null and state = 'unused'`),
    check('member_coupon_state', sql`${t.state} in (${oneOf(memberCouponLifecycle.states)})`),
    check('member_coupon_way', sql`${t.way} in (${oneOf(COUPON_WAYS)})`),
    check('member_coupon_number', sql`${t.number} between 1 and ${t.perMember}`),
    check('member_coupon_time', sql`${t.validFrom} < ${t.validUntil}`),
    check(
      'member_coupon_of_checkout',
      sql`(${t.state} in ('reserved', 'used')) = (${t.checkoutId} is not null)
        and (${t.checkoutId} is null) = (${t.savedMinor} is null) and ${t.savedMinor} >= 0`,
    ),
  ],
)
