import { SPEC_KINDS, UNITS } from '@ironsouq/contract/machines/device/device.enums'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { category } from '#features/machines/category/category.tables.ts'
import { id, moment } from '#kernel/data/columns.ts'

/** A field of the specification: a number, a choice or a flag. */
export const specField = pgTable(
  'spec_field',
  {
    id: id(),
    code: text().notNull(),
    kind: text({ enum: SPEC_KINDS }).notNull(),
    unit: text({ enum: UNITS }),
    /** The plausible range of a number. */
    min: doublePrecision(),
    max: doublePrecision(),
    better: text({ enum: ['more', 'less'] }),
    /** Whether visitors see it on the page of a machine. */
    isShown: boolean().notNull().default(true),
    /** Whether a machine of its categories is published only with it. */
    isRequired: boolean().notNull().default(false),
    position: integer().notNull(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('spec_field_code_once').on(t.code),
    check('spec_field_unit', sql`${t.kind} = 'number' or ${t.unit} is null`),
    check('spec_field_range', sql`${t.min} <= ${t.max}`),
  ],
)

/** The categories with a field, which includes their descendants; a field without any is for all. */
export const specFieldCategory = pgTable(
  'spec_field_category',
  {
    fieldId: uuid()
      .notNull()
      .references(() => specField.id, { onDelete: 'cascade' }),
    categoryId: uuid()
      .notNull()
      .references(() => category.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** Whether a list of the category can be narrowed by it. */
    facet: boolean().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ name: 'spec_field_category_once', columns: [t.categoryId, t.fieldId] })],
)

export const specFieldText = pgTable(
  'spec_field_text',
  {
    fieldId: uuid()
      .notNull()
      .references(() => specField.id, { onDelete: 'cascade' }),
    locale: text().notNull(),
    name: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ name: 'spec_field_text_once', columns: [t.fieldId, t.locale] })],
)

export const specOption = pgTable(
  'spec_option',
  {
    id: id(),
    fieldId: uuid()
      .notNull()
      .references(() => specField.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    position: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [unique('spec_option_once').on(t.fieldId, t.code)],
)

export const specOptionText = pgTable(
  'spec_option_text',
  {
    optionId: uuid()
      .notNull()
      .references(() => specOption.id, { onDelete: 'cascade' }),
    locale: text().notNull(),
    name: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ name: 'spec_option_text_once', columns: [t.optionId, t.locale] })],
)
