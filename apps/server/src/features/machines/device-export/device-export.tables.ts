import type { DeskFilter } from '@ironsouq/contract/machines/device-admin/device-admin.schema'
import {
  deviceExportLifecycle,
  type DeviceExportState,
} from '@ironsouq/contract/machines/device-export/device-export.lifecycle'
import { TABLE_FILE_FORMATS } from '@ironsouq/contract/platform/import/import.limits'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, moment, oneOf } from '#kernel/data/columns.ts'

/** A file of machines that a staff member asked for. */
export const deviceExport = pgTable(
  'device_export',
  {
    id: id(),
    staffId: uuid().notNull(),
    locale: text().notNull(),
    filter: jsonb().$type<DeskFilter>().notNull(),
    format: text({ enum: TABLE_FILE_FORMATS }).notNull(),
    state: text().$type<DeviceExportState>().notNull().default(deviceExportLifecycle.initial),
    rowsTotal: integer().notNull(),
    rowsDone: integer().notNull().default(0),
    expiresAt: moment().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    check('device_export_state', sql`${t.state} in (${oneOf(deviceExportLifecycle.states)})`),
    index('device_export_due')
      .on(t.expiresAt)
      .where(sql`state <> 'expired'`),
  ],
)
