import * as z from 'zod/mini'
import { InquiryFilter } from '../../deals/inquiry/inquiry.staff.endpoints.ts'
import { endpoint } from '../../endpoint.ts'
import { OrderFilter } from '../../mall/order/order.merchant.endpoints.ts'
import { StaffOrderFilter } from '../../mall/order/order.staff.endpoints.ts'
import { TABLE_FILE_FORMATS } from '../import/import.limits.ts'
import { listExportLifecycle } from './list-export.lifecycle.ts'

/** The work lists that are written to files this way; machines and products have files that an import reads back. */
export const EXPORTED_LISTS = ['order', 'inquiry'] as const
export type ExportedList = (typeof EXPORTED_LISTS)[number]

/** More rows are exported in parts, by filters: a worker has all of a file in its memory. */
export const LIST_EXPORT_ROWS_MAX = 100_000
export const LIST_EXPORT_HOURS = 24

export const ListExport = z.object({
  exportId: z.uuid(),
  state: z.enum(listExportLifecycle.states),
  format: z.enum(TABLE_FILE_FORMATS),
  rowsTotal: z.int(),
  rowsDone: z.int(),
  /** Only when it is ready; valid for some minutes. */
  url: z.nullable(z.url()),
})
export type ListExport = z.output<typeof ListExport>

const Format = z.enum(TABLE_FILE_FORMATS)
const LIMIT = { max: 20, seconds: 600 }

/** Personal data leaves the house: staff prove again who they are, and the audit log names what was asked for. */
const ASK = {
  method: 'POST',
  audience: 'staff',
  recentProof: true,
  audit: true,
  data: ListExport,
  limit: LIMIT,
} as const

const DETAIL = {
  method: 'GET',
  summary: 'How far an own export is, and its signed address when it is ready',
  query: z.object({ exportId: z.uuid() }),
  data: ListExport,
} as const

export const orderExportEndpoints = {
  ask: endpoint({
    ...ASK,
    path: '/p/staff/order/export',
    permission: 'order.export',
    summary: 'Write the orders of a filter to a file, a line for each order',
    body: z.object({ filter: StaffOrderFilter, format: Format }),
  }),
  detail: endpoint({
    ...DETAIL,
    path: '/p/staff/order/export/detail',
    audience: 'staff',
    permission: 'order.export',
  }),
}

export const inquiryExportEndpoints = {
  ask: endpoint({
    ...ASK,
    path: '/p/staff/inquiry/export',
    permission: 'inquiry.export',
    summary: 'Write the inquiries of a filter to a file, a line for each inquiry',
    body: z.object({ filter: InquiryFilter, format: Format }),
  }),
  detail: endpoint({
    ...DETAIL,
    path: '/p/staff/inquiry/export/detail',
    audience: 'staff',
    permission: 'inquiry.export',
  }),
}

export const orderMerchantExportEndpoints = {
  ask: endpoint({
    method: 'POST',
    path: '/p/merchant/order/export',
    audience: 'merchant',
    permission: 'order.read',
    summary: 'Write the own orders of a filter to a file, a line for each order',
    body: z.object({ filter: OrderFilter, format: Format }),
    data: ListExport,
    limit: LIMIT,
  }),
  detail: endpoint({
    ...DETAIL,
    path: '/p/merchant/order/export/detail',
    audience: 'merchant',
    permission: 'order.read',
  }),
}
