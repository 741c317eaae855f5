import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { device } from '#features/machines/device/device.tables.ts'
import { seller } from '#features/people/seller/seller.tables.ts'
import { moment } from '#kernel/data/columns.ts'

/** The machines that came from files of a seller, by the number that the seller gave them. */
export const importedDevice = pgTable(
  'imported_device',
  {
    sellerId: uuid()
      .notNull()
      .references(() => seller.id),
    externalId: text().notNull(),
    deviceId: uuid()
      .notNull()
      .references(() => device.id, { onDelete: 'cascade' }),
    /** The last import whose file had it. */
    seenIn: uuid().notNull(),
    /** In how many files of the seller's feed in a row it was missing. */
    missingRuns: integer().notNull().default(0),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'imported_device_once', columns: [t.sellerId, t.externalId] }),
    index('imported_device_of_device').on(t.deviceId),
  ],
)
