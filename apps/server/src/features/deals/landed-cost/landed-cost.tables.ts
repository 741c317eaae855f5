import {
  LANDED_COST_MODES,
  RATE_KINDS,
  SIZE_CLASSES,
} from '@ironsouq/contract/deals/landed-cost/landed-cost.enums'
import { EMIRATES } from '@ironsouq/contract/machines/device/device.enums'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { id, moment, oneOf } from '#kernel/data/columns.ts'

/** A destination, with its customs rules and the quality of its fuel. */
export const destination = pgTable(
  'destination',
  {
    code: text().primaryKey(),
    mode: text({ enum: LANDED_COST_MODES }).notNull(),
    /** Two letters of ISO 3166. */
    country: text().notNull(),
    /** Basis points of the price with freight and insurance. */
    dutyPoints: integer().notNull(),
    /** Basis points of the same plus duty. */
    vatPoints: integer().notNull(),
    /** Sulphur in the diesel that is sold there. */
    fuelPpm: integer().notNull(),
    /** The maximum age of an imported machine; null is any age. */
    ageLimitYears: smallint(),
    /** From the border to the destination, by road. */
    roadKm: integer(),
    position: integer().notNull(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
  },
  (t) => [
    check('destination_mode', sql`${t.mode} in (${oneOf(LANDED_COST_MODES)})`),
    check('destination_country', sql`${t.country} ~ '^[A-Z]{2}$'`),
    check(
      'destination_taxes',
      sql`${t.dutyPoints} between 0 and 10000 and ${t.vatPoints} between 0 and 10000`,
    ),
    check('destination_fuel', sql`${t.fuelPpm} > 0`),
    check('destination_age', sql`${t.ageLimitYears} > 0`),
    check('destination_road', sql`(${t.mode} = 'road') = (${t.roadKm} is not null)`),
  ],
)

export const destinationText = pgTable(
  'destination_text',
  {
    destinationCode: text()
      .notNull()
      .references(() => destination.code, { onDelete: 'cascade' }),
    locale: text().notNull(),
    /** The port or the town. */
    place: text().notNull(),
    country: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ name: 'destination_text_once', columns: [t.destinationCode, t.locale] })],
)

/**
 * The rates of a landed cost, from a day on: the latest that is not in the future is valid. A rate is an
 * amount, a share, or a share with a minimum amount; its kind determines which columns are set.
 */
export const landedCostRate = pgTable(
  'landed_rate',
  {
    id: id(),
    kind: text({ enum: RATE_KINDS }).notNull(),
    destinationCode: text().references(() => destination.code, { onDelete: 'cascade' }),
    mode: text({ enum: LANDED_COST_MODES }),
    emirate: text({ enum: EMIRATES }),
    sizeClass: text({ enum: SIZE_CLASSES }),
    /** The price from which a step of the fee applies. */
    fromMinor: bigint({ mode: 'bigint' }),
    amountMinor: bigint({ mode: 'bigint' }).notNull(),
    /** Basis points. */
    points: integer().notNull(),
    validFrom: date().notNull(),
    /** Where it was taken from. */
    source: text(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('landed_rate_once')
      .on(t.kind, t.destinationCode, t.mode, t.emirate, t.sizeClass, t.fromMinor, t.validFrom)
      .nullsNotDistinct(),
    check('landed_rate_kind', sql`${t.kind} in (${oneOf(RATE_KINDS)})`),
    check('landed_rate_figures', sql`${t.amountMinor} >= 0 and ${t.points} between 0 and 10000`),
    check('landed_rate_of_fee', sql`(${t.kind} = 'fee') = (${t.fromMinor} is not null)`),
    check(
      'landed_rate_of_haulage',
      sql`(${t.kind} = 'haulage') = (${t.emirate} is not null)
        and (${t.kind} = 'haulage') = (${t.mode} is not null)
        and (${t.kind} = 'haulage') = (${t.sizeClass} is not null)`,
    ),
    check(
      'landed_rate_of_destination',
      sql`(${t.kind} in ('freight', 'papers')) = (${t.destinationCode} is not null)`,
    ),
  ],
)
