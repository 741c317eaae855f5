import type { InquiryFilter } from '@ironsouq/contract/deals/inquiry/inquiry.staff.endpoints'
import type { StaffOrderFilter } from '@ironsouq/contract/mall/order/order.staff.endpoints'
import { TABLE_FILE_FORMATS } from '@ironsouq/contract/platform/import/import.limits'
import { EXPORTED_LISTS } from '@ironsouq/contract/platform/list-export/list-export.endpoints'
import {
  listExportLifecycle,
  type ListExportState,
} from '@ironsouq/contract/platform/list-export/list-export.lifecycle'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type * as z from 'zod/mini'
import { seller } from '#features/people/seller/seller.tables.ts'
import { id, moment, oneOf } from '#kernel/data/columns.ts'

type ExportFilter = z.output<typeof StaffOrderFilter> | z.output<typeof InquiryFilter>

/** A file of a work list that someone of the staff or of a seller asked for. */
export const listExport = pgTable(
  'list_export',
  {
    id: id(),
    list: text({ enum: EXPORTED_LISTS }).notNull(),
    /** Who asked; of staff no one else sees it. */
    personId: uuid().notNull(),
    /** Null is the staff: the file has the rows of all sellers. */
    sellerId: uuid().references(() => seller.id),
    /** Whether the search may read who the members are, as the person could when they asked. */
    seesMembers: boolean().notNull(),
    locale: text().notNull(),
    filter: jsonb().$type<ExportFilter>().notNull(),
    format: text({ enum: TABLE_FILE_FORMATS }).notNull(),
    state: text().$type<ListExportState>().notNull().default(listExportLifecycle.initial),
    rowsTotal: integer().notNull(),
    rowsDone: integer().notNull().default(0),
    expiresAt: moment().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    check('list_export_list', sql`${t.list} in (${oneOf(EXPORTED_LISTS)})`),
    check('list_export_state', sql`${t.state} in (${oneOf(listExportLifecycle.states)})`),
    index('list_export_of_seller')
      .on(t.sellerId)
      .where(sql`${t.sellerId} is not null`),
    index('list_export_due')
      .on(t.expiresAt)
      .where(sql`state <> 'expired'`),
  ],
)
