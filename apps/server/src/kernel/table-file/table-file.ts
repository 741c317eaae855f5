import { readCsv } from './csv-reader.ts'
import type { TableLimits, TableRow } from './table-row.ts'
import { readXlsx } from './xlsx-reader.ts'

export const TABLE_FORMATS = ['csv', 'xlsx'] as const
export type TableFormat = (typeof TABLE_FORMATS)[number]

const ZIP_START = Buffer.from('PK\u0003\u0004', 'latin1')

/** What the bytes are, whatever the file is called. */
const formatOf = (bytes: Uint8Array): TableFormat =>
  ZIP_START.equals(bytes.subarray(0, ZIP_START.length)) ? 'xlsx' : 'csv'

/** The rows of a file in order. Only what is being read is in memory besides the file itself. */
export const readTable = (bytes: Uint8Array, limits: TableLimits): AsyncIterable<TableRow> =>
  formatOf(bytes) === 'xlsx' ? readXlsx(bytes, limits) : readCsv(bytes, limits)
