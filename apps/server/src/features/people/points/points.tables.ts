import { LOT_SOURCES, POINTS_SOURCES } from '@ironsouq/contract/people/points/points.enums'
import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, moment, oneOf } from '#kernel/data/columns.ts'

/** How many points a member has, locked ones included. Its row is the lock of every change of them. */
export const pointAccount = pgTable(
  'point_account',
  {
    memberId: uuid().primaryKey(),
    balance: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [check('point_account_not_negative', sql`${t.balance} >= 0`)],
)

/**
 * Points that came at once and expire at once. What is left of a member's lots is their balance: a trigger checks it at
 * the commit.
 */
export const pointLot = pgTable(
  'point_lot',
  {
    id: id(),
    memberId: uuid()
      .notNull()
      .references(() => pointAccount.memberId),
    source: text({ enum: LOT_SOURCES }).notNull(),
    /** With the source, what makes a repetition harmless. */
    ref: text().notNull(),
    earned: integer().notNull(),
    remaining: integer().notNull(),
    /** Until then they are locked. */
    availableFrom: moment().notNull(),
    expiresAt: moment().notNull(),
    /** When the member is next notified that they expire; null after the last time. */
    noticeAt: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('point_lot_once').on(t.source, t.ref),
    unique('point_lot_times').on(t.id, t.availableFrom, t.expiresAt),
    index('point_lot_to_spend')
      .on(t.memberId, t.expiresAt, t.id)
      .where(sql`remaining > 0`),
    index('point_lot_to_expire')
      .on(t.expiresAt)
      .where(sql`remaining > 0`),
    index('point_lot_to_notify')
      .on(t.noticeAt)
      .where(sql`remaining > 0 and notice_at is not null`),
    check('point_lot_source', sql`${t.source} in (${oneOf(LOT_SOURCES)})`),
    check('point_lot_remaining', sql`${t.remaining} between 0 and ${t.earned} and ${t.earned} > 0`),
    check('point_lot_expires_later', sql`${t.expiresAt} > ${t.availableFrom}`),
  ],
)

/** A change as the member reads it. */
export const pointChange = pgTable(
  'point_change',
  {
    id: id(),
    memberId: uuid()
      .notNull()
      .references(() => pointAccount.memberId),
    source: text({ enum: POINTS_SOURCES }).notNull(),
    ref: text().notNull(),
    change: integer().notNull(),
    orderNumber: text(),
    cycleDay: smallint(),
    /** Who of staff changed them, and why. */
    staffId: uuid(),
    reason: text(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('point_change_once').on(t.source, t.ref),
    index('point_change_of_member').on(t.memberId, t.createdAt, t.id),
    index('point_change_of_order').on(t.ref),
    check('point_change_source', sql`${t.source} in (${oneOf(POINTS_SOURCES)})`),
    index('point_change_of_staff')
      .on(t.staffId, t.createdAt)
      .where(sql`staff_id is not null`),
    check('point_change_staff', sql`(${t.staffId} is null) = (${t.reason} is null)`),
    check('point_change_changes', sql`${t.change} <> 0`),
  ],
)

/** Points of a lot that an order uses: reserved until it is paid, and returned when it is cancelled. */
export const pointUse = pgTable(
  'point_use',
  {
    orderId: uuid().notNull(),
    lotId: uuid().notNull(),
    memberId: uuid().notNull(),
    points: integer().notNull(),
    /** Those of the lot. */
    availableFrom: moment().notNull(),
    expiresAt: moment().notNull(),
    paidAt: moment(),
    returnedAt: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'point_use_once', columns: [t.orderId, t.lotId] }),
    foreignKey({
      name: 'point_use_of_lot',
      columns: [t.lotId, t.availableFrom, t.expiresAt],
      foreignColumns: [pointLot.id, pointLot.availableFrom, pointLot.expiresAt],
    }),
    index('point_use_of_lot_index').on(t.lotId),
    index('point_use_held')
      .on(t.memberId)
      .where(sql`paid_at is null and returned_at is null`),
    check('point_use_some', sql`${t.points} > 0`),
    // Neither locked nor expired points can be used, also by a statement written by hand.
    check(
      'point_use_in_time',
      sql`${t.createdAt} >= ${t.availableFrom} and ${t.createdAt} < ${t.expiresAt}`,
    ),
  ],
)
