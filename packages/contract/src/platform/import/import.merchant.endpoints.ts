import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { staffListQuery, staffPage } from '../../staff-list.ts'
import { UploadInvitation } from '../media/media.schema.ts'
import { IMPORT_BYTES_MAX, NUMBER_STYLES, ROW_FAULTS, TABLE_FILE_FORMATS } from './import.limits.ts'
import {
  ImportDetail,
  ImportPhoto,
  ImportRowFaults,
  ImportSummary,
  Mapping,
} from './import.schema.ts'

const ImportId = z.object({ importId: z.uuid() })
const MERCHANT = { audience: 'merchant', permission: 'product.edit' } as const
const COMMAND = { ...MERCHANT, method: 'POST' } as const

const command = (path: `/${string}`, summary: string) =>
  endpoint({ ...COMMAND, path, summary, body: ImportId, data: ImportSummary })

/** Files of products that a store brings itself [BO-3]. */
export const merchantImportEndpoints = {
  ask: endpoint({
    ...COMMAND,
    path: '/p/merchant/import/ask',
    summary: 'Requests an address to send a CSV or XLSX file of products to with PUT',
    body: z.object({
      fileName: z.string().check(z.minLength(1), z.maxLength(200)),
      size: z.int().check(z.positive(), z.maximum(IMPORT_BYTES_MAX)),
    }),
    data: z.object({ importId: z.uuid(), upload: z.omit(UploadInvitation, { uploadId: true }) }),
    limit: { max: 60, seconds: 600 },
  }),
  send: command('/p/merchant/import/send', 'States that the file was sent: its rows are read'),
  check: endpoint({
    ...COMMAND,
    path: '/p/merchant/import/check',
    summary: 'Starts the dry run: every row is checked and nothing is saved',
    body: z.extend(ImportId, {
      mapping: Mapping,
      numbers: z.enum(NUMBER_STYLES),
      /** Where the stock of products is for which no warehouse is known. */
      warehouseId: z.nullable(z.uuid()),
      /** Whether the next import of the store starts with this mapping. */
      remember: z.boolean(),
    }),
    data: ImportSummary,
  }),
  accept: command(
    '/p/merchant/import/accept-suggestions',
    'Replaces wrong values by those that were suggested, and checks the rows again',
  ),
  run: command('/p/merchant/import/run', 'Saves the rows without errors'),
  pause: command('/p/merchant/import/pause', 'Stops after the present block of rows'),
  resume: command('/p/merchant/import/resume', 'Continues after the last saved row'),
  cancel: command('/p/merchant/import/cancel', 'Ends an import; what is saved stays'),
  detail: endpoint({
    ...MERCHANT,
    method: 'GET',
    path: '/p/merchant/import/detail',
    summary: 'An import of the own store with its columns, counts and progress',
    query: ImportId,
    data: ImportDetail,
  }),
  list: endpoint({
    ...MERCHANT,
    method: 'GET',
    path: '/p/merchant/import/list',
    summary: 'Imports of the own store, the latest first',
    query: staffListQuery(['-createdAt']),
    data: staffPage(ImportSummary),
  }),
  faults: endpoint({
    ...MERCHANT,
    method: 'GET',
    path: '/p/merchant/import/faults',
    summary: 'The rows with errors, in the order of the file',
    query: z.extend(staffListQuery(['row']), {
      importId: z.uuid(),
      fault: z.optional(z.enum(ROW_FAULTS)),
    }),
    data: staffPage(ImportRowFaults),
  }),
  photos: endpoint({
    ...MERCHANT,
    method: 'GET',
    path: '/p/merchant/import/photos',
    summary: 'The photos that could not be fetched or shown, in the order of the file',
    query: z.extend(staffListQuery(['row']), { importId: z.uuid() }),
    data: staffPage(ImportPhoto),
  }),
  faultFile: endpoint({
    ...MERCHANT,
    method: 'GET',
    path: '/p/merchant/import/fault-file',
    summary: 'The rows with errors as a file to correct and send again, at a signed address',
    query: z.extend(ImportId, { format: z.enum(TABLE_FILE_FORMATS) }),
    data: z.object({ url: z.url() }),
  }),
  template: endpoint({
    ...MERCHANT,
    method: 'GET',
    path: '/p/merchant/import/template',
    summary: 'A file with the headings of every field of a product, at a signed address',
    query: z.object({ format: z.enum(TABLE_FILE_FORMATS) }),
    data: z.object({ url: z.url() }),
  }),
}
