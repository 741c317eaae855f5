import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { staffListQuery, staffPage } from '../../staff-list.ts'
import {
  AuditChecked,
  AuditEntry,
  AuditExport,
  AuditFilter,
  AuditRow,
  AuditSeq,
} from './audit.schema.ts'

const reading = { audience: 'staff', permission: 'audit.read' } as const

export const auditEndpoints = {
  list: endpoint({
    ...reading,
    method: 'GET',
    path: '/p/staff/audit/list',
    summary: 'Entries of the audit log; the total is counted up to 10,000',
    query: z.extend(staffListQuery(['-seq', 'seq']), AuditFilter.shape),
    data: staffPage(AuditRow),
  }),
  entry: endpoint({
    ...reading,
    method: 'GET',
    path: '/p/staff/audit/entry',
    summary: 'One entry of the audit log with what it was before and after',
    query: AuditSeq,
    data: AuditEntry,
  }),
  state: endpoint({
    ...reading,
    method: 'GET',
    path: '/p/staff/audit/state',
    summary: 'What the last check of the audit log found, and the entries of today by hour (UTC)',
    data: z.object({
      checked: z.nullable(AuditChecked),
      hours: z.array(z.int()),
    }),
  }),
  exports: endpoint({
    ...reading,
    method: 'GET',
    path: '/p/staff/audit/export',
    summary: 'The ten latest files that the caller asked for',
    data: z.array(AuditExport),
  }),
  ask: endpoint({
    ...reading,
    method: 'POST',
    path: '/p/staff/audit/export',
    recentProof: true,
    audit: true,
    summary: 'Write the entries that match a filter to a CSV file',
    body: AuditFilter,
    data: AuditExport,
    once: true,
  }),
  download: endpoint({
    ...reading,
    method: 'POST',
    path: '/p/staff/audit/export/download',
    recentProof: true,
    audit: true,
    summary: 'Where a file of the caller can be downloaded for a minute',
    body: z.object({ exportId: z.uuid() }),
    data: z.object({ url: z.url() }),
  }),
}
