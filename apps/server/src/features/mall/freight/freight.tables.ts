import { DAY_MINUTES } from '@ironsouq/contract/machines/yard/yard.limits'
import { FREIGHT_UNITS } from '@ironsouq/contract/mall/freight/freight.enums'
import {
  CUT_OFF_USUAL,
  DELIVERY_DAYS_MAX,
  WEEKEND,
} from '@ironsouq/contract/mall/freight/freight.limits'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
  foreignKey,
} from 'drizzle-orm/pg-core'
import { store } from '#features/mall/store/store.tables.ts'
import { id, moment, oneOf } from '#kernel/data/columns.ts'

const number = (value: number) => sql.raw(String(value))

/** How a store charges for delivery. Products name one. */
export const freightTemplate = pgTable(
  'freight_template',
  {
    id: id(),
    sellerId: uuid()
      .notNull()
      .references(() => store.id),
    name: text().notNull(),
    unit: text({ enum: FREIGHT_UNITS }).notNull(),
    /** In minutes after midnight in Dubai: what is ordered from then on is sent a working day later. */
    cutOff: smallint().notNull().default(CUT_OFF_USUAL),
    /** The weekdays without work, 1 is Monday. */
    daysOff: smallint()
      .array()
      .notNull()
      .default([...WEEKEND]),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('freight_template_of_seller').on(t.sellerId, t.id),
    unique('freight_template_name_once').on(t.sellerId, t.name),
    check('freight_template_unit', sql`${t.unit} in (${oneOf(FREIGHT_UNITS)})`),
    check('freight_template_cut_off', sql`${t.cutOff} between 0 and ${number(DAY_MINUTES)}`),
    check(
      'freight_template_days_off',
      sql`${t.daysOff} <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[] and cardinality(${t.daysOff}) < 7`,
    ),
  ],
)

/**
 * What delivery to some regions costs: a first amount for so many grams or pieces, then one for each further step. A
 * region is an emirate, `AE` for the others, or the code of a country. What no rule names is not delivered to [PR-2].
 */
export const freightRule = pgTable(
  'freight_rule',
  {
    id: id(),
    sellerId: uuid().notNull(),
    freightTemplateId: uuid().notNull(),
    regions: text().array().notNull(),
    firstUnits: integer().notNull(),
    firstMinor: bigint({ mode: 'bigint' }).notNull(),
    furtherUnits: integer().notNull(),
    furtherMinor: bigint({ mode: 'bigint' }).notNull(),
    /** Delivery is free when the goods of this template cost at least this much; null: never. */
    freeFromMinor: bigint({ mode: 'bigint' }),
    /** Working days until it arrives; null: no day is promised. */
    daysMin: smallint(),
    daysMax: smallint(),
    position: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    foreignKey({
      name: 'freight_rule_of_template',
      columns: [t.sellerId, t.freightTemplateId],
      foreignColumns: [freightTemplate.sellerId, freightTemplate.id],
    }).onDelete('cascade'),
    index('freight_rule_list').on(t.sellerId, t.freightTemplateId, t.position),
    check('freight_rule_regions', sql`cardinality(${t.regions}) > 0`),
    check(
      'freight_rule_days',
      sql`(${t.daysMin} is null) = (${t.daysMax} is null)
        and 0 <= ${t.daysMin} and ${t.daysMin} <= ${t.daysMax} and ${t.daysMax} <= ${number(DELIVERY_DAYS_MAX)}`,
    ),
    check(
      'freight_rule_amounts',
      sql`${t.firstUnits} > 0 and ${t.furtherUnits} > 0 and ${t.firstMinor} >= 0 and ${t.furtherMinor} >= 0
        and (${t.freeFromMinor} is null or ${t.freeFromMinor} >= 0)`,
    ),
  ],
)
