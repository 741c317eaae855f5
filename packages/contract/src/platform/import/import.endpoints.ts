import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { staffListQuery, staffPage } from '../../staff-list.ts'
import { UploadInvitation } from '../media/media.schema.ts'
import { importLifecycle } from './import.lifecycle.ts'
import {
  IMPORT_BYTES_MAX,
  STAFF_IMPORT_KINDS,
  ROW_FAULTS,
  TABLE_FILE_FORMATS,
} from './import.limits.ts'
import {
  ImportDetail,
  ImportPhoto,
  ImportOptions,
  ImportRowFaults,
  ImportSummary,
  Mapping,
} from './import.schema.ts'

const ImportId = z.object({ importId: z.uuid() })
const STAFF = { audience: 'staff', permission: 'device.import' } as const
const COMMAND = { ...STAFF, method: 'POST', audit: true } as const

const command = (path: `/${string}`, summary: string) =>
  endpoint({ ...COMMAND, path, summary, body: ImportId, data: ImportSummary })

export const importEndpoints = {
  ask: endpoint({
    ...COMMAND,
    path: '/p/staff/import/ask',
    summary: 'Requests an address to send a CSV or XLSX file of a seller to with PUT',
    body: z.object({
      kind: z.enum(STAFF_IMPORT_KINDS),
      seller: z.string().check(z.maxLength(80)),
      fileName: z.string().check(z.minLength(1), z.maxLength(200)),
      size: z.int().check(z.positive(), z.maximum(IMPORT_BYTES_MAX)),
    }),
    data: z.object({ importId: z.uuid(), upload: z.omit(UploadInvitation, { uploadId: true }) }),
    limit: { max: 60, seconds: 60 },
  }),
  send: command('/p/staff/import/send', 'States that the file was sent: its rows are read'),
  check: endpoint({
    ...COMMAND,
    path: '/p/staff/import/check',
    summary: 'Starts the dry run: every row is checked and nothing is saved',
    body: z.extend(ImportId, {
      mapping: Mapping,
      options: ImportOptions,
      /** Whether the next import of the seller starts with this mapping. */
      remember: z.boolean(),
    }),
    data: ImportSummary,
  }),
  accept: command(
    '/p/staff/import/accept-suggestions',
    'Replaces wrong values by those that were suggested, and checks the rows again',
  ),
  run: command('/p/staff/import/run', 'Saves the rows without errors'),
  pause: command('/p/staff/import/pause', 'Stops after the present block of rows'),
  resume: command('/p/staff/import/resume', 'Continues after the last saved row'),
  cancel: command('/p/staff/import/cancel', 'Ends an import; what is saved stays'),
  detail: endpoint({
    ...STAFF,
    method: 'GET',
    path: '/p/staff/import/detail',
    summary: 'An import with its columns, counts and progress',
    query: ImportId,
    data: ImportDetail,
  }),
  list: endpoint({
    ...STAFF,
    method: 'GET',
    path: '/p/staff/import/list',
    summary: 'Imports, the latest first',
    query: z.extend(staffListQuery(['-createdAt']), {
      state: z.optional(z.enum(importLifecycle.states)),
      seller: z.optional(z.string().check(z.maxLength(80))),
    }),
    data: staffPage(ImportSummary),
  }),
  faults: endpoint({
    ...STAFF,
    method: 'GET',
    path: '/p/staff/import/faults',
    summary: 'The rows with errors, in the order of the file',
    query: z.extend(staffListQuery(['row']), {
      importId: z.uuid(),
      fault: z.optional(z.enum(ROW_FAULTS)),
    }),
    data: staffPage(ImportRowFaults),
  }),
  photos: endpoint({
    ...STAFF,
    method: 'GET',
    path: '/p/staff/import/photos',
    summary: 'The photos that could not be fetched or shown, in the order of the file',
    query: z.extend(staffListQuery(['row']), { importId: z.uuid() }),
    data: staffPage(ImportPhoto),
  }),
  faultFile: endpoint({
    ...STAFF,
    method: 'GET',
    path: '/p/staff/import/fault-file',
    summary: 'The rows with errors as a file to correct and send again, at a signed address',
    query: z.extend(ImportId, { format: z.enum(TABLE_FILE_FORMATS) }),
    data: z.object({ url: z.url() }),
  }),
  template: endpoint({
    ...STAFF,
    method: 'GET',
    path: '/p/staff/import/template',
    summary: 'A file with the headings of every field, at a signed address',
    query: z.object({ kind: z.enum(STAFF_IMPORT_KINDS), format: z.enum(TABLE_FILE_FORMATS) }),
    data: z.object({ url: z.url() }),
  }),
  sellers: endpoint({
    ...STAFF,
    method: 'GET',
    path: '/p/staff/import/sellers',
    summary: 'Sellers and yards that an import can name',
    data: z.object({
      sellers: z.array(z.object({ code: z.string(), name: z.string() })),
      yards: z.array(z.object({ code: z.string(), name: z.string() })),
    }),
  }),
}
