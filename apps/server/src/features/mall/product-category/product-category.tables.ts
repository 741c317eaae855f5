import { ATTRIBUTE_KINDS } from '@ironsouq/contract/mall/product/product.enums'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, moment, oneOf } from '#kernel/data/columns.ts'

/** What products are sorted under: a tree of its own [PR-4]. Products are in leaves. */
export const productCategory = pgTable(
  'product_category',
  {
    id: id(),
    parentId: uuid(),
    code: text().notNull(),
    position: integer().notNull(),
    isShown: boolean().notNull().default(true),
    /** Whether staff see a product before it is on sale. */
    needsReview: boolean().notNull().default(false),
    /** The commission where the contract of a store names no other, in parts per million. */
    commissionPpm: integer().notNull().default(0),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('product_category_code_once').on(t.code),
    foreignKey({ name: 'product_category_parent', columns: [t.parentId], foreignColumns: [t.id] }),
    index('product_category_children').on(t.parentId, t.position),
    check('product_category_commission', sql`${t.commissionPpm} between 0 and 999999`),
  ],
)

export const productCategoryText = pgTable(
  'product_category_text',
  {
    productCategoryId: uuid()
      .notNull()
      .references(() => productCategory.id, { onDelete: 'cascade' }),
    locale: text().notNull(),
    name: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'product_category_text_once', columns: [t.productCategoryId, t.locale] }),
  ],
)

/** A fact that products of some categories state. */
export const productAttribute = pgTable(
  'product_attribute',
  {
    id: id(),
    code: text().notNull(),
    kind: text({ enum: ATTRIBUTE_KINDS }).notNull(),
    /** Of a number, such as `mm`; shown as it is. */
    unit: text(),
    isFilter: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('product_attribute_code_once').on(t.code),
    check('product_attribute_kind', sql`${t.kind} in (${oneOf(ATTRIBUTE_KINDS)})`),
    check('product_attribute_unit', sql`${t.unit} is null or ${t.kind} = 'number'`),
  ],
)

export const productAttributeText = pgTable(
  'product_attribute_text',
  {
    productAttributeId: uuid()
      .notNull()
      .references(() => productAttribute.id, { onDelete: 'cascade' }),
    locale: text().notNull(),
    name: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'product_attribute_text_once', columns: [t.productAttributeId, t.locale] }),
  ],
)

/** One value of an attribute that is a choice. */
export const productAttributeChoice = pgTable(
  'product_attribute_choice',
  {
    id: id(),
    productAttributeId: uuid()
      .notNull()
      .references(() => productAttribute.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    position: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [unique('product_attribute_choice_once').on(t.productAttributeId, t.code)],
)

export const productAttributeChoiceText = pgTable(
  'product_attribute_choice_text',
  {
    productAttributeChoiceId: uuid()
      .notNull()
      .references(() => productAttributeChoice.id, { onDelete: 'cascade' }),
    locale: text().notNull(),
    name: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({
      name: 'product_attribute_choice_text_once',
      columns: [t.productAttributeChoiceId, t.locale],
    }),
  ],
)

/** Which attributes the products of a category state, in which order. */
export const productCategoryAttribute = pgTable(
  'product_category_attribute',
  {
    productCategoryId: uuid()
      .notNull()
      .references(() => productCategory.id, { onDelete: 'cascade' }),
    productAttributeId: uuid()
      .notNull()
      .references(() => productAttribute.id),
    isRequired: boolean().notNull().default(false),
    position: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({
      name: 'product_category_attribute_once',
      columns: [t.productCategoryId, t.productAttributeId],
    }),
  ],
)
