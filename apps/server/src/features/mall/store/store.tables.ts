import { EMIRATES } from '@ironsouq/contract/machines/device/device.enums'
import { storeLifecycle, type StoreState } from '@ironsouq/contract/mall/store/store.lifecycle'
import type { StoreBlockEdit } from '@ironsouq/contract/mall/store/store.schema'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { productCategory } from '#features/mall/product-category/product-category.tables.ts'
import { seller } from '#features/people/seller/seller.tables.ts'
import { id, moment, oneOf } from '#kernel/data/columns.ts'

/**
 * The shop of a seller in the mall. It has the id of its seller, which is the key of row-level security and the
 * shard key of everything that a store owns.
 */
export const store = pgTable(
  'store',
  {
    id: uuid()
      .primaryKey()
      .references(() => seller.id),
    state: text().$type<StoreState>().notNull().default(storeLifecycle.initial),
    /** Whether the platform runs it itself [ST-3]. */
    isOwn: boolean().notNull().default(false),
    /** What it sells and is paid in [PY-6]. */
    currency: text().notNull().default('AED'),
    phone: text().notNull(),
    emirate: text({ enum: EMIRATES }).notNull(),
    area: text().notNull(),
    address: text().notNull(),
    logoKey: text(),
    logoWidth: integer(),
    logoHeight: integer(),
    /** The last day on which contract and licence let it sell; a job suspends it afterwards. */
    sellsUntil: date(),
    /** From how many on a variant without a limit of its own is low; 0: when it is sold out [PR-5]. */
    lowAt: integer().notNull().default(0),
    /** For its people and, in short, for buyers: why it is offline or suspended. */
    reason: text(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    check('store_state', sql`${t.state} in (${oneOf(storeLifecycle.states)})`),
    check('store_emirate', sql`${t.emirate} in (${oneOf(EMIRATES)})`),
    check('store_low_at', sql`${t.lowAt} >= 0`),
    check('store_currency', sql`${t.currency} ~ '^[A-Z]{3}$'`),
    check(
      'store_offline_says_why',
      sql`${t.state} not in ('offline', 'offlineReview', 'suspended') or ${t.reason} is not null`,
    ),
    index('store_newest').on(t.createdAt, t.id),
    index('store_to_review')
      .on(t.updatedAt)
      .where(sql`state = 'offlineReview'`),
    index('store_to_suspend')
      .on(t.sellsUntil)
      .where(sql`state not in ('suspended', 'terminated')`),
  ],
)

/** Name, description and announcement by language [ST-2]. */
export const storeText = pgTable(
  'store_text',
  {
    sellerId: uuid()
      .notNull()
      .references(() => store.id, { onDelete: 'cascade' }),
    locale: text().notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    announcement: text().notNull().default(''),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'store_text_once', columns: [t.sellerId, t.locale] }),
    check('store_text_name', sql`char_length(${t.name}) between 1 and 60`),
  ],
)

/** Where a store keeps goods, and where buyers may pick them up. */
export const warehouse = pgTable(
  'warehouse',
  {
    id: id(),
    sellerId: uuid()
      .notNull()
      .references(() => store.id),
    name: text().notNull(),
    emirate: text({ enum: EMIRATES }).notNull(),
    area: text().notNull(),
    address: text().notNull(),
    phone: text().notNull(),
    /** Whether buyers pick up here; its hours are then shown. */
    isPickupPoint: boolean().notNull().default(false),
    hours: text().notNull().default(''),
    isActive: boolean().notNull().default(true),
    position: integer().notNull().default(0),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('warehouse_has_one_seller').on(t.sellerId, t.id),
    index('warehouse_of_seller').on(t.sellerId, t.position, t.id),
    check('warehouse_emirate', sql`${t.emirate} in (${oneOf(EMIRATES)})`),
  ],
)

/** The firm behind a store, as its licence states it [ST-3]. Everyone may read it. */
export const storeCompany = pgTable(
  'store_company',
  {
    sellerId: uuid()
      .primaryKey()
      .references(() => store.id, { onDelete: 'cascade' }),
    enterpriseName: text().notNull(),
    licenceNo: text().notNull(),
    trn: text().notNull(),
    legalRepresentative: text().notNull(),
    residence: text().notNull(),
    capitalMinor: bigint({ mode: 'bigint' }),
    capitalCurrency: text(),
    establishedOn: date().notNull(),
    licenceEndsOn: date().notNull(),
    scope: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    index('store_company_of_licence').on(sql`upper(${t.licenceNo})`),
    index('store_company_of_trn').on(t.trn),
    check(
      'store_company_capital',
      sql`(${t.capitalMinor} is null) = (${t.capitalCurrency} is null) and (${t.capitalMinor} is null or ${t.capitalMinor} >= 0)`,
    ),
  ],
)

const daterange = customType<{ data: string }>({ dataType: () => 'daterange' })

/** A period for which a store may sell; a constraint of the migration lets no two of a store overlap. */
export const storeContract = pgTable(
  'store_contract',
  {
    id: id(),
    sellerId: uuid()
      .notNull()
      .references(() => store.id, { onDelete: 'cascade' }),
    during: daterange().notNull(),
    /** The staff member who agreed to it. */
    agreedBy: uuid().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    check(
      'store_contract_has_days',
      sql`not isempty(${t.during}) and not lower_inf(${t.during}) and not upper_inf(${t.during})`,
    ),
  ],
)

/** What a store may sell and at which commission. The places keep a store to 200. */
export const storeCategory = pgTable(
  'store_category',
  {
    sellerId: uuid()
      .notNull()
      .references(() => store.id, { onDelete: 'cascade' }),
    productCategoryId: uuid()
      .notNull()
      .references(() => productCategory.id),
    place: smallint().notNull(),
    /** In parts per million. */
    commissionPpm: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'store_category_once', columns: [t.sellerId, t.productCategoryId] }),
    unique('store_category_place_once').on(t.sellerId, t.place),
    check('store_category_place', sql`${t.place} between 1 and 200`),
    check('store_category_commission', sql`${t.commissionPpm} between 0 and 999999`),
  ],
)

/** A block as it is stored: the picture of its upload is beside it. */
export interface StoredBlock extends StoreBlockEdit {
  picture: { src: string; width: number; height: number; thumbhash?: string } | null
}

/** The page of a store, made of blocks: as it is edited, and as buyers see it [ST-6]. */
export const storePage = pgTable(
  'store_page',
  {
    id: uuid()
      .primaryKey()
      .references(() => store.id, { onDelete: 'cascade' }),
    draft: jsonb().$type<StoredBlock[]>().notNull(),
    published: jsonb().$type<StoredBlock[]>(),
    publishedAt: moment(),
    /** The version of the draft that is published. */
    publishedVersion: integer(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    check(
      'store_page_blocks',
      sql`jsonb_typeof(${t.draft}) = 'array' and jsonb_array_length(${t.draft}) <= 8 and (${t.published} is null or (jsonb_typeof(${t.published}) = 'array' and jsonb_array_length(${t.published}) <= 8))`,
    ),
    check(
      'store_page_published',
      sql`(${t.published} is null) = (${t.publishedAt} is null) and (${t.published} is null) = (${t.publishedVersion} is null)`,
    ),
  ],
)

/** A store that a member follows [PR-3]. A row of the member: it refers to no row of the store. */
export const storeFollow = pgTable(
  'store_follow',
  {
    memberId: uuid().notNull(),
    sellerId: uuid().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'store_follow_once', columns: [t.memberId, t.sellerId] }),
    index('store_follow_of_member').on(t.memberId, t.createdAt.desc()),
    index('store_follow_of_store').on(t.sellerId),
  ],
)
