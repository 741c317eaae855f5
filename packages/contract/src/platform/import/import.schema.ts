import * as z from 'zod/mini'
import { PHOTO_FAULTS } from '../remote-photo/remote-photo.limits.ts'
import { importLifecycle } from './import.lifecycle.ts'
import {
  FILE_FAULTS,
  IMPORT_COLUMNS_MAX,
  IMPORT_HEADER_CHARACTERS_MAX,
  IMPORT_KINDS,
  IMPORT_ORIGINS,
  NUMBER_STYLES,
  ROW_FAULTS,
  ROW_OUTCOMES,
  ROW_WARNINGS,
} from './import.limits.ts'

const Header = z.string().check(z.maxLength(IMPORT_HEADER_CHARACTERS_MAX))
const FieldName = z.string().check(z.maxLength(80), z.regex(/^[a-zA-Z][\w.-]*$/))

/** Which field a column fills; null is a column that is left out. */
export const ColumnMapping = z.object({
  header: Header,
  field: z.nullable(FieldName),
  /** Of a measure that is not given in the unit of its field: `lb`, `hp`, `ft`. */
  unit: z.optional(z.string().check(z.maxLength(12))),
  /** Of a price, if no column names it. */
  currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
})
export type ColumnMapping = z.output<typeof ColumnMapping>

export const ImportOptions = z.object({
  /** The yard of machines for which the file names none. */
  yard: z.nullable(z.string().check(z.maxLength(80))),
  numbers: z.enum(NUMBER_STYLES),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  /** Where the stock of products is for which no warehouse is known. */
  warehouseId: z.optional(z.nullable(z.uuid())),
})
export type ImportOptions = z.output<typeof ImportOptions>

export const Mapping = z.array(ColumnMapping).check(z.maxLength(IMPORT_COLUMNS_MAX))

/** How a column was matched: by its heading, by the mapping of the last import, or not at all. */
const MATCHES = ['recognised', 'remembered', 'none'] as const

export const ImportColumn = z.extend(ColumnMapping, {
  match: z.enum(MATCHES),
  firstValue: z.string(),
})
export type ImportColumn = z.output<typeof ImportColumn>

/** A field that a column can be matched with. */
export const ImportField = z.object({
  name: FieldName,
  /** In the reader's language. */
  label: z.string(),
  isRequired: z.boolean(),
})
export type ImportField = z.output<typeof ImportField>

const RowValues = z.record(z.string(), z.union([z.string(), z.number()]))

export const RowFault = z.object({
  header: z.string(),
  value: z.string(),
  fault: z.enum(ROW_FAULTS),
  /** What the text of the fault names: limits, another row. */
  values: RowValues,
  /** A value that is probably meant. */
  suggestion: z.nullable(z.string()),
})
export type RowFault = z.output<typeof RowFault>

const Counts = z.object({
  total: z.int(),
  new: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  faulty: z.int(),
  warned: z.int(),
  suggested: z.int(),
})

export const ImportSummary = z.object({
  importId: z.uuid(),
  kind: z.enum(IMPORT_KINDS),
  origin: z.enum(IMPORT_ORIGINS),
  state: z.enum(importLifecycle.states),
  seller: z.object({ code: z.string(), name: z.string() }),
  fileName: z.string(),
  counts: Counts,
  /** Rows read, checked or saved so far, by the state. */
  progress: z.int(),
  fault: z.nullable(z.enum(FILE_FAULTS)),
  faultRow: z.nullable(z.int()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type ImportSummary = z.output<typeof ImportSummary>

export const ImportDetail = z.extend(ImportSummary, {
  options: ImportOptions,
  columns: z.array(ImportColumn),
  fields: z.array(ImportField),
  /** How often each fault and warning occurs. */
  faults: z.array(z.object({ fault: z.enum(ROW_FAULTS), count: z.int() })),
  warnings: z.array(z.object({ warning: z.enum(ROW_WARNINGS), count: z.int() })),
  /** Photos that the file names by their addresses: fetched after its rows are saved. */
  photos: z.object({ ready: z.int(), waiting: z.int(), failed: z.int() }),
  /** When each part ended. */
  times: z.object({
    received: z.nullable(z.iso.datetime()),
    read: z.nullable(z.iso.datetime()),
    checked: z.nullable(z.iso.datetime()),
    started: z.nullable(z.iso.datetime()),
    finished: z.nullable(z.iso.datetime()),
  }),
  /** Machines that are missing from a feed and wait for a decision, because they are many. */
  heldWithdrawals: z.int(),
})
export type ImportDetail = z.output<typeof ImportDetail>

export const ImportRowFaults = z.object({
  row: z.int(),
  outcome: z.nullable(z.enum(ROW_OUTCOMES)),
  faults: z.array(RowFault),
})

/** A photo that cannot be shown, and why. */
export const ImportPhoto = z.object({
  row: z.int(),
  address: z.string(),
  fault: z.enum(PHOTO_FAULTS),
})
export type ImportPhoto = z.output<typeof ImportPhoto>
