import {
  DELIVERY_METHODS,
  PRODUCT_CONDITIONS,
  type AttributeValues,
  type DeliveryMethod,
  type ProductOption,
  type VariantValues,
} from '@ironsouq/contract/mall/product/product.enums'
import {
  productLifecycle,
  type ProductState,
} from '@ironsouq/contract/mall/product/product.lifecycle'
import type { VoucherTerms } from '@ironsouq/contract/mall/voucher/voucher.schema'
import { TAX_SCHEMES } from '@ironsouq/contract/money/tax/tax.enums'
import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { machineModel } from '#features/machines/model/model.tables.ts'
import { freightTemplate } from '#features/mall/freight/freight.tables.ts'
import { productCategory } from '#features/mall/product-category/product-category.tables.ts'
import { store } from '#features/mall/store/store.tables.ts'
import { id, moment, oneOf } from '#kernel/data/columns.ts'

/** A product of a store [PR-1]. What is bought is one of its variants, a `sku`. */
export const product = pgTable(
  'product',
  {
    id: id(),
    /** In the order of creation; the files of the sitemap are ranges of it. */
    seq: bigserial({ mode: 'number' }).notNull(),
    sellerId: uuid()
      .notNull()
      .references(() => store.id),
    productCategoryId: uuid()
      .notNull()
      .references(() => productCategory.id),
    state: text().$type<ProductState>().notNull().default(productLifecycle.initial),
    /** The store's own number of the whole product, by which the rows of its files name it. */
    code: text(),
    /** The maker's name as printed on the goods; not translated. */
    brand: text(),
    /** The maker's number of the part. */
    partNo: text(),
    condition: text({ enum: PRODUCT_CONDITIONS }).notNull(),
    isVirtual: boolean().notNull().default(false),
    /** What a code of it is good for; null for what is sent or picked up. */
    voucherTerms: jsonb().$type<VoucherTerms>(),
    taxScheme: text({ enum: TAX_SCHEMES }).notNull().default('standard'),
    attributes: jsonb().$type<AttributeValues>().notNull().default({}),
    /** What its variants differ in; empty when there is one variant. */
    options: jsonb().$type<ProductOption[]>().notNull().default([]),
    deliveryMethods: text().array().$type<DeliveryMethod[]>().notNull(),
    freightTemplateId: uuid(),
    /** Days of warranty; 0: none. */
    warrantyDays: smallint().notNull().default(0),
    /** The range over its active variants; written with them, and what lists sort by. */
    lowestMinor: bigint({ mode: 'bigint' }).notNull(),
    highestMinor: bigint({ mode: 'bigint' }).notNull(),
    currency: text().notNull(),
    /** Pieces of paid orders that were not refunded; `product_sale` says of which. */
    soldCount: integer().notNull().default(0),
    /** Why staff rejected or removed it, for the store. */
    reason: text(),
    publishedAt: moment(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    unique('product_of_seller').on(t.sellerId, t.id),
    unique('product_seq_once').on(t.seq),
    unique('product_code_once').on(t.sellerId, t.code),
    foreignKey({
      name: 'product_freight',
      columns: [t.sellerId, t.freightTemplateId],
      foreignColumns: [freightTemplate.sellerId, freightTemplate.id],
    }),
    index('product_list_of_seller').on(t.sellerId, t.state, t.updatedAt, t.id),
    index('product_list_of_category').on(t.productCategoryId, t.state, t.publishedAt.desc(), t.id),
    index('product_to_review')
      .on(t.updatedAt, t.id)
      .where(sql`state = 'underReview'`),
    index('product_of_part_no').on(sql`upper(${t.partNo})`),
    check('product_state', sql`${t.state} in (${oneOf(productLifecycle.states)})`),
    check('product_condition', sql`${t.condition} in (${oneOf(PRODUCT_CONDITIONS)})`),
    check('product_tax_scheme', sql`${t.taxScheme} in (${oneOf(TAX_SCHEMES)})`),
    check(
      'product_delivery',
      sql`cardinality(${t.deliveryMethods}) > 0
        and ${t.deliveryMethods} <@ array[${oneOf(DELIVERY_METHODS)}]::text[]`,
    ),
    check(
      'product_virtual_is_not_sent',
      sql`not ${t.isVirtual} or ${t.deliveryMethods} = array['none']`,
    ),
    check('product_voucher_terms', sql`${t.isVirtual} or ${t.voucherTerms} is null`),
    check(
      'product_virtual_on_sale_has_terms',
      sql`${t.state} <> 'onSale' or not ${t.isVirtual} or ${t.voucherTerms} is not null`,
    ),
    check('product_sold_count', sql`${t.soldCount} >= 0`),
    check('product_prices', sql`${t.lowestMinor} >= 0 and ${t.lowestMinor} <= ${t.highestMinor}`),
    check(
      'product_refused_says_why',
      sql`${t.state} not in ('rejected', 'removed') or ${t.reason} is not null`,
    ),
  ],
)

/** What a store writes about a product, by language. */
export const productText = pgTable(
  'product_text',
  {
    productId: uuid().notNull(),
    sellerId: uuid().notNull(),
    locale: text().notNull(),
    name: text().notNull(),
    summary: text().notNull().default(''),
    description: text().notNull().default(''),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'product_text_once', columns: [t.productId, t.locale] }),
    index('product_name_words').using('gin', t.name.op('gin_trgm_ops')),
    foreignKey({
      name: 'product_text_of_product',
      columns: [t.sellerId, t.productId],
      foreignColumns: [product.sellerId, product.id],
    }).onDelete('cascade'),
  ],
)

export const productPicture = pgTable(
  'product_picture',
  {
    id: id(),
    productId: uuid().notNull(),
    sellerId: uuid().notNull(),
    position: smallint().notNull(),
    objectKey: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    thumbhash: text(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('product_picture_place_once').on(t.productId, t.position),
    foreignKey({
      name: 'product_picture_of_product',
      columns: [t.sellerId, t.productId],
      foreignColumns: [product.sellerId, product.id],
    }).onDelete('cascade'),
  ],
)

/** Which machine models a product fits, and which machines of a model [PR-4]; null is every one. */
export const productFit = pgTable(
  'product_fit',
  {
    productId: uuid().notNull(),
    sellerId: uuid().notNull(),
    modelId: uuid()
      .notNull()
      .references(() => machineModel.id),
    /** As on the plate, and as it is compared: by `serialKey`. */
    serialFrom: text(),
    serialFromKey: text(),
    serialTo: text(),
    serialToKey: text(),
    yearFrom: smallint(),
    yearTo: smallint(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'product_fit_once', columns: [t.productId, t.modelId] }),
    index('product_fit_of_model').on(t.modelId, t.productId),
    foreignKey({
      name: 'product_fit_of_product',
      columns: [t.sellerId, t.productId],
      foreignColumns: [product.sellerId, product.id],
    }).onDelete('cascade'),
    check(
      'product_fit_serial_keys',
      sql`(${t.serialFrom} is null) = (${t.serialFromKey} is null)
        and (${t.serialTo} is null) = (${t.serialToKey} is null)`,
    ),
    check(
      'product_fit_serials',
      sql`${t.serialFromKey} collate "C" <= ${t.serialToKey} collate "C"`,
    ),
    check('product_fit_years', sql`${t.yearFrom} <= ${t.yearTo}`),
  ],
)

/** The numbers that makers give the part which a product replaces: a buyer types what is printed on the old one. */
export const crossReference = pgTable(
  'product_cross_reference',
  {
    productId: uuid().notNull(),
    sellerId: uuid().notNull(),
    position: smallint().notNull(),
    /** As printed; not translated. */
    maker: text().notNull(),
    number: text().notNull(),
    /** The number as searches compare it: without punctuation and case. */
    key: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'product_cross_reference_place', columns: [t.productId, t.position] }),
    unique('product_cross_reference_once').on(t.productId, t.key),
    index('product_cross_reference_of_number').on(t.key, t.productId),
    foreignKey({
      name: 'product_cross_reference_of_product',
      columns: [t.sellerId, t.productId],
      foreignColumns: [product.sellerId, product.id],
    }).onDelete('cascade'),
    check('product_cross_reference_few', sql`${t.position} between 0 and 19`),
    check('product_cross_reference_key', sql`${t.key} <> ''`),
  ],
)

/** A variant of a product: what is priced, stocked and bought. */
export const sku = pgTable(
  'sku',
  {
    id: id(),
    productId: uuid().notNull(),
    sellerId: uuid().notNull(),
    /** The store's own number. */
    code: text().notNull(),
    /** One value for each option of the product. */
    values: jsonb().$type<VariantValues>().notNull().default({}),
    priceMinor: bigint({ mode: 'bigint' }).notNull(),
    currency: text().notNull(),
    weightG: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
    position: smallint().notNull(),
    /** From how many on it is low, over all warehouses; null: as many as its store says. */
    lowAt: integer(),
    /** Since when its store knows that it is low; null again when there is more. */
    lowSince: moment(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    unique('sku_of_seller').on(t.sellerId, t.id),
    unique('sku_code_once').on(t.sellerId, t.code),
    uniqueIndex('sku_values_once').on(t.productId, t.values),
    index('sku_by_code').on(sql`upper(${t.code})`),
    index('sku_of_product').on(t.productId, t.position),
    foreignKey({
      name: 'sku_of_product_of_seller',
      columns: [t.sellerId, t.productId],
      foreignColumns: [product.sellerId, product.id],
    }).onDelete('cascade'),
    check('sku_price', sql`${t.priceMinor} >= 0`),
    check('sku_weight', sql`${t.weightG} >= 0`),
    check('sku_low_at', sql`${t.lowAt} >= 0`),
  ],
)
