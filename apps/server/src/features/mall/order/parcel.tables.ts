import { CARRIERS, TRACKING_STATUSES } from '@ironsouq/contract/mall/order/order.enums'
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
import { orderLine, storeOrder } from './order.tables.ts'

/** A package of an order on its way [OR-6]; at most ten of them. */
export const parcel = pgTable(
  'parcel',
  {
    id: id(),
    orderId: uuid().notNull(),
    memberId: uuid().notNull(),
    sellerId: uuid().notNull(),
    position: smallint().notNull(),
    carrier: text({ enum: CARRIERS }).notNull(),
    trackingNo: text().notNull(),
    /** How often its number was corrected: reports about another number are not of this parcel. */
    corrections: smallint().notNull().default(0),
    /** The number before the last correction, and when that was. */
    previousTrackingNo: text(),
    correctedAt: moment(),
    /** Its name where it is followed; null until it is registered there. */
    trackingRef: text(),
    /** The latest that the carrier reported; null: nothing yet. */
    status: text({ enum: TRACKING_STATUSES }),
    /** When the carrier is asked again; null: no more. */
    askAt: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [
    foreignKey({
      name: 'parcel_of_order',
      columns: [t.memberId, t.orderId],
      foreignColumns: [storeOrder.memberId, storeOrder.id],
    }),
    unique('parcel_place_once').on(t.orderId, t.position),
    unique('parcel_tracking_once').on(t.sellerId, t.carrier, t.trackingNo),
    index('parcel_of_tracking_ref')
      .on(t.trackingRef)
      .where(sql`tracking_ref is not null`),
    index('parcel_to_ask')
      .on(t.askAt)
      .where(sql`ask_at is not null`),
    check('parcel_carrier', sql`${t.carrier} in (${oneOf(CARRIERS)})`),
    check(
      'parcel_corrected',
      sql`(${t.corrections} > 0) = (${t.correctedAt} is not null) and (${t.corrections} > 0) = (${t.previousTrackingNo} is not null)`,
    ),
    check('parcel_count', sql`${t.position} between 1 and 10`),
    check('parcel_status', sql`${t.status} in (${oneOf(TRACKING_STATUSES)})`),
  ],
)

export const parcelLine = pgTable(
  'parcel_line',
  {
    parcelId: uuid()
      .notNull()
      .references(() => parcel.id),
    orderLineId: uuid()
      .notNull()
      .references(() => orderLine.id),
    memberId: uuid().notNull(),
    sellerId: uuid().notNull(),
    quantity: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'parcel_line_once', columns: [t.parcelId, t.orderLineId] }),
    check('parcel_line_quantity', sql`${t.quantity} > 0`),
  ],
)

/** What the carrier reported about a parcel. */
export const parcelEvent = pgTable(
  'parcel_event',
  {
    parcelId: uuid()
      .notNull()
      .references(() => parcel.id),
    /** How often the number of the parcel had been corrected when it was asked about. */
    corrections: smallint().notNull().default(0),
    /** The carrier's own id of the report: the same one twice is one row. */
    carrierRef: text().notNull(),
    memberId: uuid().notNull(),
    sellerId: uuid().notNull(),
    status: text({ enum: TRACKING_STATUSES }).notNull(),
    place: text().notNull().default(''),
    at: moment().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'parcel_event_once', columns: [t.parcelId, t.carrierRef] }),
    check('parcel_event_status', sql`${t.status} in (${oneOf(TRACKING_STATUSES)})`),
  ],
)
