import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { TABLE_FILE_FORMATS } from '../../platform/import/import.limits.ts'
import { DeskFilter } from '../device-admin/device-admin.schema.ts'
import { deviceExportLifecycle } from './device-export.lifecycle.ts'

/** More machines are exported in parts, by filters. */
export const EXPORT_ROWS_MAX = 200_000
export const EXPORT_HOURS = 24

const STAFF = { audience: 'staff', permission: 'device.export' } as const

export const DeviceExport = z.object({
  exportId: z.uuid(),
  state: z.enum(deviceExportLifecycle.states),
  format: z.enum(TABLE_FILE_FORMATS),
  rowsTotal: z.int(),
  rowsDone: z.int(),
  /** Only when it is ready; valid for some minutes. */
  url: z.nullable(z.url()),
})
export type DeviceExport = z.output<typeof DeviceExport>

export const deviceExportEndpoints = {
  ask: endpoint({
    ...STAFF,
    method: 'POST',
    path: '/p/staff/device/export',
    recentProof: true,
    audit: true,
    summary: 'Write the machines of a filter to a file that the import reads back',
    body: z.object({ filter: DeskFilter, format: z.enum(TABLE_FILE_FORMATS) }),
    data: DeviceExport,
    limit: { max: 20, seconds: 600 },
  }),
  detail: endpoint({
    ...STAFF,
    method: 'GET',
    path: '/p/staff/device/export/detail',
    summary: 'How far an export is, and its signed address when it is ready',
    query: z.object({ exportId: z.uuid() }),
    data: DeviceExport,
  }),
}
