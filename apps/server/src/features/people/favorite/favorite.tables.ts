import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { device } from '#features/machines/device/device.tables.ts'
import { member } from '#features/people/member/member.tables.ts'
import { moment } from '#kernel/data/columns.ts'

/**
 * A product that a member saved, with its lowest price then. There is no reference to the product: it is of the
 * shard of its store (decision 109).
 */
export const favoriteProduct = pgTable(
  'favorite_product',
  {
    memberId: uuid()
      .notNull()
      .references(() => member.id),
    productId: uuid().notNull(),
    priceMinor: bigint({ mode: 'bigint' }).notNull(),
    priceCurrency: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'favorite_product_once', columns: [t.memberId, t.productId] }),
    index('favorite_product_of_member').on(t.memberId, t.createdAt, t.productId),
  ],
)

/** A machine that a member saved, with the price it had then. */
export const favorite = pgTable(
  'favorite',
  {
    memberId: uuid()
      .notNull()
      .references(() => member.id),
    deviceId: uuid()
      .notNull()
      .references(() => device.id),
    priceMinor: bigint({ mode: 'bigint' }),
    priceCurrency: text(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'favorite_once', columns: [t.memberId, t.deviceId] }),
    index('favorite_of_device').on(t.deviceId),
    check('favorite_price', sql`(${t.priceMinor} is null) = (${t.priceCurrency} is null)`),
  ],
)
