import type { ProductFilter } from '@ironsouq/contract/mall/product-admin/product-admin.schema'
import {
  productExportLifecycle,
  type ProductExportState,
} from '@ironsouq/contract/mall/product-export/product-export.lifecycle'
import { TABLE_FILE_FORMATS } from '@ironsouq/contract/platform/import/import.limits'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { store } from '#features/mall/store/store.tables.ts'
import { id, moment, oneOf } from '#kernel/data/columns.ts'

/** A file of the products of a store, which its people asked for. */
export const productExport = pgTable(
  'product_export',
  {
    id: id(),
    sellerId: uuid()
      .notNull()
      .references(() => store.id),
    locale: text().notNull(),
    filter: jsonb().$type<ProductFilter>().notNull(),
    format: text({ enum: TABLE_FILE_FORMATS }).notNull(),
    state: text().$type<ProductExportState>().notNull().default(productExportLifecycle.initial),
    productsTotal: integer().notNull(),
    productsDone: integer().notNull().default(0),
    expiresAt: moment().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    check('product_export_state', sql`${t.state} in (${oneOf(productExportLifecycle.states)})`),
    index('product_export_of_seller').on(t.sellerId),
    index('product_export_due')
      .on(t.expiresAt)
      .where(sql`state <> 'expired'`),
  ],
)
