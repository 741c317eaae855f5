import {
  importLifecycle,
  type ImportState,
} from '@ironsouq/contract/platform/import/import.lifecycle'
import {
  FILE_FAULTS,
  IMPORT_KINDS,
  IMPORT_ORIGINS,
  ROW_OUTCOMES,
  ROW_WARNINGS,
} from '@ironsouq/contract/platform/import/import.limits'
import type {
  ImportColumn,
  ImportOptions,
  RowFault,
} from '@ironsouq/contract/platform/import/import.schema'
import { PHOTO_PLACE_FAULTS } from '@ironsouq/contract/platform/remote-photo/remote-photo.limits'
import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { seller } from '#features/people/seller/seller.tables.ts'
import { remotePhoto } from '#features/platform/remote-photo/remote-photo.tables.ts'
import { id, moment, oneOf } from '#kernel/data/columns.ts'

/** A file of a seller that is read, checked and saved in blocks of rows. */
export const dataImport = pgTable(
  'data_import',
  {
    id: id(),
    kind: text({ enum: IMPORT_KINDS }).notNull(),
    origin: text({ enum: IMPORT_ORIGINS }).notNull(),
    sellerId: uuid()
      .notNull()
      .references(() => seller.id),
    /** Null when a feed or the seller's own people brought it. */
    staffId: uuid(),
    /** The person of the seller who brought it. */
    accountId: uuid(),
    /** Of the person who sends it: notes are in it, and so are the messages of the error file. */
    locale: text().notNull(),
    fileName: text().notNull(),
    fileKey: text().notNull(),
    state: text().$type<ImportState>().notNull().default(importLifecycle.initial),
    columns: jsonb().$type<ImportColumn[]>().notNull().default([]),
    options: jsonb().$type<ImportOptions>().notNull(),
    rowsTotal: integer().notNull().default(0),
    /** The last row that the present part has finished: after a restart it continues there. */
    doneThrough: integer().notNull().default(0),
    rowsDone: integer().notNull().default(0),
    /** Grows with each start of a part: a job of an earlier start does nothing. */
    attempt: integer().notNull().default(0),
    fault: text({ enum: FILE_FAULTS }),
    faultRow: integer(),
    /** Machines that are missing from the feed and wait for a decision. */
    heldWithdrawals: integer().notNull().default(0),
    receivedAt: moment(),
    readAt: moment(),
    checkedAt: moment(),
    startedAt: moment(),
    finishedAt: moment(),
    /** Until when it may stay in a state that waits for a person. */
    expiresAt: moment().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    check('data_import_state', sql`${t.state} in (${oneOf(importLifecycle.states)})`),
    check('data_import_kind', sql`${t.kind} in (${oneOf(IMPORT_KINDS)})`),
    check('data_import_refused', sql`(${t.fault} is not null) = (${t.state} = 'refused')`),
    check(
      'data_import_sender',
      sql`num_nonnulls(${t.staffId}, ${t.accountId}) = (${t.origin} <> 'feed')::int`,
    ),
    index('data_import_newest').on(t.createdAt, t.id),
    index('data_import_of_seller').on(t.sellerId, t.createdAt, t.id),
    index('data_import_due').on(t.expiresAt),
  ],
)

export const dataImportRow = pgTable(
  'data_import_row',
  {
    importId: uuid()
      .notNull()
      .references(() => dataImport.id, { onDelete: 'cascade' }),
    /** As a spreadsheet shows it; the headings are row 1. */
    row: integer().notNull(),
    cells: text().array().notNull(),
    outcome: text({ enum: ROW_OUTCOMES }),
    faults: jsonb().$type<RowFault[]>().notNull().default([]),
    warnings: text({ enum: ROW_WARNINGS }).array().notNull().default([]),
    /** What is saved; null until it is checked, and for a row with faults. */
    values: jsonb(),
    /** The machine that it became. */
    entityId: uuid(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'data_import_row_once', columns: [t.importId, t.row] }),
    index('data_import_row_faulty')
      .on(t.importId, t.row)
      .where(sql`outcome = 'faulty'`),
  ],
)

/** What must not occur twice in one file, or must be the same each time, with the first row that has it. */
export const dataImportKey = pgTable(
  'data_import_key',
  {
    importId: uuid()
      .notNull()
      .references(() => dataImport.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    row: integer().notNull(),
    /** The hash of what the first row states; null for what must not occur twice. */
    digest: text(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ name: 'data_import_key_once', columns: [t.importId, t.key] })],
)

/** A photo that a row of a file names, in its order. */
export const importPhoto = pgTable(
  'import_photo',
  {
    id: id(),
    importId: uuid()
      .notNull()
      .references(() => dataImport.id, { onDelete: 'cascade' }),
    row: integer().notNull(),
    position: smallint().notNull(),
    /** The product or machine that shows it. */
    entityId: uuid().notNull(),
    photoId: uuid()
      .notNull()
      .references(() => remotePhoto.id, { onDelete: 'cascade' }),
    /** Why it is not shown although it has arrived. */
    fault: text({ enum: PHOTO_PLACE_FAULTS }),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('import_photo_once').on(t.importId, t.row, t.position),
    check('import_photo_fault', sql`${t.fault} in (${oneOf(PHOTO_PLACE_FAULTS)})`),
    index('import_photo_of_photo').on(t.photoId),
    index('import_photo_of_entity').on(t.entityId, t.createdAt),
  ],
)

/** The mapping that the next file of a seller starts with. */
export const importMapping = pgTable(
  'import_mapping',
  {
    sellerId: uuid()
      .notNull()
      .references(() => seller.id),
    kind: text({ enum: IMPORT_KINDS }).notNull(),
    columns: jsonb().$type<Omit<ImportColumn, 'match' | 'firstValue'>[]>().notNull(),
    options: jsonb().$type<ImportOptions>().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [primaryKey({ name: 'import_mapping_once', columns: [t.sellerId, t.kind] })],
)
