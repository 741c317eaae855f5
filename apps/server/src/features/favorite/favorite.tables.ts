import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { device } from '#features/device/device.tables.ts'
import { member } from '#features/member/member.tables.ts'
import { moment } from '#kernel/data/columns.ts'

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
