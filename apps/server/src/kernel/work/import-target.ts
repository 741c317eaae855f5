import type {
  IMPORT_ORIGINS,
  ImportKind,
  RowOutcome,
  RowWarningKind,
} from '@ironsouq/contract/platform/import/import.limits'
import type {
  ColumnMapping,
  ImportField,
  ImportOptions,
  RowFault,
} from '@ironsouq/contract/platform/import/import.schema'
import type { Purpose } from '@ironsouq/contract/platform/media/media.limits'
import type { Ctx, TxCtx } from '#kernel/ctx.ts'
import type { TableRow } from '#kernel/table-file/table-row.ts'

/** A feed is the seller's own file, which no one of staff has looked at. */
type ImportOrigin = (typeof IMPORT_ORIGINS)[number]

/** Rows of one file, with what is known about the whole file. */
export interface ImportBatch {
  sellerId: string
  origin: ImportOrigin
  options: ImportOptions
  /** In the order of the cells. */
  columns: readonly ColumnMapping[]
  rows: readonly TableRow[]
}

export interface CheckedRow {
  number: number
  outcome: RowOutcome
  /** What must not occur twice in one file, each with the column that it is in. */
  keys: readonly { key: string; header: string; value: string }[]
  /** What every row about the same thing must state alike, each with the column and the cell that it is in. */
  alike?: readonly { key: string; header: string; value: string; stated: string }[]
  /** What a row before must have brought, or else this row has the fault. */
  after?: { key: string; fault: RowFault }
  faults: readonly RowFault[]
  warnings: readonly RowWarningKind[]
  /** The row as it will be saved; null when it has faults. */
  values: object | null
}

export interface RowsToSave {
  importId: string
  sellerId: string
  origin: ImportOrigin
  staffId: string | null
  accountId: string | null
  rows: readonly { number: number; values: unknown }[]
}

export interface SavedRow {
  number: number
  /** What came of it: another change may have arrived after the check. */
  outcome: RowOutcome
  entityId: string | null
  /** The addresses of photos that are fetched for it. */
  photos?: readonly string[]
  /** Why it could not be saved although it was checked. */
  faults?: readonly RowFault[]
}

/** What a kind of import brings: its fields, the rules of a row, and how rows are saved. */
export interface ImportTarget {
  kind: ImportKind
  /** In the language of `ctx`; with those that only this seller has, such as one for each warehouse. */
  fields: (ctx: Ctx, sellerId: string | null) => Promise<ImportField[]>
  /** The field that each heading seems to mean. */
  recognise: (ctx: Ctx, headers: readonly string[], sellerId: string) => Promise<ColumnMapping[]>
  photos: {
    purpose: Purpose
    /** How many one thing may show. */
    most: number
    /** Shows uploads that have become pictures, in this order; false when that is not allowed any more. */
    place: (
      ctx: TxCtx,
      owner: { audience: string; id: string },
      shown: { entityId: string; uploadIds: readonly string[] },
    ) => Promise<boolean>
  }
  check: (ctx: Ctx, batch: ImportBatch) => Promise<CheckedRow[]>
  /** Must have the same effect when it is repeated after a failure. */
  save: (ctx: TxCtx, rows: RowsToSave) => Promise<SavedRow[]>
}
