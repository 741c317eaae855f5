import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { device } from '#features/machines/device/device.tables.ts'
import { member } from '#features/people/member/member.tables.ts'
import { moment } from '#kernel/data/columns.ts'

/** A member's views of a product on one day; as `browse`, without a reference to the shard of the store. */
export const browseProduct = pgTable(
  'browse_product',
  {
    memberId: uuid()
      .notNull()
      .references(() => member.id),
    productId: uuid().notNull(),
    day: date().notNull(),
    seenAt: moment().notNull(),
    times: integer().notNull().default(1),
    /** The lowest price at the first view. */
    priceMinor: bigint({ mode: 'bigint' }).notNull(),
    priceCurrency: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'browse_product_once', columns: [t.memberId, t.productId, t.day] }),
    index('browse_product_of_member').on(t.memberId, t.seenAt, t.productId),
    index('browse_product_old').on(t.seenAt),
  ],
)

/** A member's views of a machine on one day in their time zone, with the price at the first view. */
export const browse = pgTable(
  'browse',
  {
    memberId: uuid()
      .notNull()
      .references(() => member.id),
    deviceId: uuid()
      .notNull()
      .references(() => device.id),
    day: date().notNull(),
    seenAt: moment().notNull(),
    times: integer().notNull().default(1),
    priceMinor: bigint({ mode: 'bigint' }),
    priceCurrency: text(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'browse_once', columns: [t.memberId, t.deviceId, t.day] }),
    index('browse_of_member').on(t.memberId, t.seenAt, t.deviceId),
    index('browse_old').on(t.seenAt),
    check('browse_price', sql`(${t.priceMinor} is null) = (${t.priceCurrency} is null)`),
  ],
)
