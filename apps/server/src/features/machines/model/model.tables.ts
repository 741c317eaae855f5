import { PRICE_CURVES, type Specs } from '@ironsouq/contract/machines/device/device.enums'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { brand } from '#features/machines/brand/brand.tables.ts'
import { category } from '#features/machines/category/category.tables.ts'
import { id, moment } from '#kernel/data/columns.ts'

/** A model of a brand: default measures, hours and price of its devices. */
export const machineModel = pgTable(
  'machine_model',
  {
    id: id(),
    brandId: uuid()
      .notNull()
      .references(() => brand.id),
    categoryId: uuid()
      .notNull()
      .references(() => category.id),
    name: text().notNull(),
    specs: jsonb().$type<Specs>().notNull(),
    /** What is expected of its meter in a year; one of the two, or neither. */
    hoursPerYear: integer(),
    kmPerYear: integer(),
    lifeHours: integer(),
    newPriceMinor: bigint({ mode: 'bigint' }).notNull(),
    priceCurrency: text().notNull(),
    priceCurve: text({ enum: PRICE_CURVES }).notNull(),
    firstYear: smallint().notNull(),
    lastYear: smallint().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('machine_model_once').on(t.brandId, t.categoryId, t.name),
    index('machine_model_of_category').on(t.categoryId),
    check('machine_model_years', sql`${t.firstYear} <= ${t.lastYear}`),
    check('machine_model_price', sql`${t.newPriceMinor} > 0`),
  ],
)
