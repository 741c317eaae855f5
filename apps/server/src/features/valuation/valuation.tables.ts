import { sql } from 'drizzle-orm'
import {
  bigint,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'

/** A price somebody asked for a machine of a model: what a guide range is reckoned from. */
export const priceObservation = pgTable(
  'price_observation',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    eventId: bigint({ mode: 'bigint' }).notNull(),
    deviceId: uuid().notNull(),
    brandId: uuid().notNull(),
    model: text().notNull(),
    yearMade: smallint().notNull(),
    workHours: integer(),
    priceMinor: bigint({ mode: 'bigint' }).notNull(),
    priceCurrency: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    unique('price_observation_once').on(t.eventId),
    index('price_observation_of_model').on(t.brandId, t.model, t.createdAt.desc()),
  ],
)
