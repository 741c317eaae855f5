import { GRADES, GUIDE_BASES } from '@ironsouq/contract/machines/device/device.enums'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { brand } from '#features/machines/brand/brand.tables.ts'
import { device } from '#features/machines/device/device.tables.ts'
import { id, moment } from '#kernel/data/columns.ts'

/** A price at which a device of a model was offered. */
export const priceObservation = pgTable(
  'price_observation',
  {
    id: id(),
    eventId: bigint({ mode: 'bigint' }).notNull(),
    deviceId: uuid().notNull(),
    brandId: uuid().notNull(),
    model: text().notNull(),
    yearMade: smallint().notNull(),
    workHours: integer(),
    priceMinor: bigint({ mode: 'bigint' }).notNull(),
    priceCurrency: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('price_observation_once').on(t.eventId),
    index('price_observation_of_model').on(t.brandId, t.model, t.createdAt.desc()),
  ],
)

/** A sale of a device, here or elsewhere, with the facts of the device at that time. */
export const priceRecord = pgTable(
  'price_record',
  {
    id: id(),
    /** The source: our own stock number, or the auction and lot of a past sale. */
    reference: text().notNull(),
    deviceId: uuid().references(() => device.id, { onDelete: 'set null' }),
    brandId: uuid()
      .notNull()
      .references(() => brand.id),
    model: text().notNull(),
    yearMade: smallint().notNull(),
    workHours: integer(),
    mileageKm: integer(),
    grade: text({ enum: GRADES }).notNull(),
    priceMinor: bigint({ mode: 'bigint' }).notNull(),
    priceCurrency: text().notNull(),
    soldOn: date().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('price_record_once').on(t.reference),
    index('price_record_of_model').on(t.brandId, t.model, t.soldOn),
    check('price_record_price', sql`${t.priceMinor} > 0`),
  ],
)

/** The guide range of a device, as last calculated. */
export const priceGuide = pgTable(
  'price_guide',
  {
    deviceId: uuid()
      .primaryKey()
      .references(() => device.id, { onDelete: 'cascade' }),
    lowMinor: bigint({ mode: 'bigint' }).notNull(),
    highMinor: bigint({ mode: 'bigint' }).notNull(),
    currency: text().notNull(),
    basis: text({ enum: GUIDE_BASES }).notNull(),
    soldCount: integer().notNull(),
    calculatedAt: moment().notNull(),
  },
  (t) => [check('price_guide_range', sql`${t.lowMinor} > 0 and ${t.lowMinor} <= ${t.highMinor}`)],
)
