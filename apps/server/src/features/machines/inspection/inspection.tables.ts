import { FINDING_STATES, PROOF_KINDS, UNITS } from '@ironsouq/contract/machines/device/device.enums'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { category } from '#features/machines/category/category.tables.ts'
import { device } from '#features/machines/device/device.tables.ts'
import { seller } from '#features/people/seller/seller.tables.ts'
import { id, moment, oneOf } from '#kernel/data/columns.ts'

/** A point that inspectors check. */
export const inspectionPoint = pgTable(
  'inspection_point',
  {
    id: id(),
    code: text().notNull(),
    /** Points of one part are listed together. */
    part: text().notNull(),
    unit: text({ enum: UNITS }),
    /** The fact of the listing that this point verifies. */
    verifies: text({ enum: PROOF_KINDS }),
    position: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('inspection_point_code_once').on(t.code),
    check('inspection_point_verifies', sql`${t.verifies} in (${oneOf(PROOF_KINDS)})`),
  ],
)

export const inspectionPointText = pgTable(
  'inspection_point_text',
  {
    pointId: uuid()
      .notNull()
      .references(() => inspectionPoint.id, { onDelete: 'cascade' }),
    locale: text().notNull(),
    name: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ name: 'inspection_point_text_once', columns: [t.pointId, t.locale] })],
)

/** A remark that inspectors choose, so that every reader has it in their language. */
export const inspectionRemark = pgTable(
  'inspection_remark',
  {
    id: id(),
    code: text().notNull(),
    /** The result that it is chosen with; without one it is not offered. */
    state: text({ enum: FINDING_STATES }),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('inspection_remark_code_once').on(t.code),
    check('inspection_remark_state', sql`${t.state} in (${oneOf(FINDING_STATES)})`),
  ],
)

export const inspectionRemarkText = pgTable(
  'inspection_remark_text',
  {
    remarkId: uuid()
      .notNull()
      .references(() => inspectionRemark.id, { onDelete: 'cascade' }),
    locale: text().notNull(),
    name: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ name: 'inspection_remark_text_once', columns: [t.remarkId, t.locale] })],
)

/** The points that a remark is offered for. */
export const inspectionRemarkPoint = pgTable(
  'inspection_remark_point',
  {
    remarkId: uuid()
      .notNull()
      .references(() => inspectionRemark.id, { onDelete: 'cascade' }),
    pointId: uuid()
      .notNull()
      .references(() => inspectionPoint.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'inspection_remark_point_once', columns: [t.pointId, t.remarkId] }),
    index('inspection_remark_point_of_remark').on(t.remarkId),
  ],
)

/** The template of a category: its points, and where they are on a side view of such a machine. */
export const inspectionTemplate = pgTable(
  'inspection_template',
  {
    categoryId: uuid()
      .notNull()
      .references(() => category.id, { onDelete: 'cascade' }),
    pointId: uuid()
      .notNull()
      .references(() => inspectionPoint.id, { onDelete: 'cascade' }),
    /** In thousandths of the picture's width and height; null is not drawn. */
    x: smallint(),
    y: smallint(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'inspection_template_once', columns: [t.categoryId, t.pointId] }),
    check('inspection_template_place', sql`(${t.x} is null) = (${t.y} is null)`),
  ],
)

/** One visit of an inspector to one machine. The newest is the one that counts. */
export const inspection = pgTable(
  'inspection',
  {
    id: id(),
    deviceId: uuid()
      .notNull()
      .references(() => device.id, { onDelete: 'cascade' }),
    reportNo: text().notNull(),
    inspectorNo: integer().notNull(),
    /** The company that the inspector works for, if it also sells machines. */
    inspectorSellerId: uuid().references(() => seller.id),
    inspectedOn: date().notNull(),
    validUntil: date().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('inspection_report_once').on(t.reportNo),
    index('inspection_of_device').on(t.deviceId, t.inspectedOn.desc()),
    check('inspection_validity', sql`${t.validUntil} >= ${t.inspectedOn}`),
  ],
)

export const inspectionFinding = pgTable(
  'inspection_finding',
  {
    inspectionId: uuid()
      .notNull()
      .references(() => inspection.id, { onDelete: 'cascade' }),
    pointId: uuid()
      .notNull()
      .references(() => inspectionPoint.id),
    state: text({ enum: FINDING_STATES }).notNull(),
    value: doublePrecision(),
    remarkId: uuid().references(() => inspectionRemark.id),
    /** What no remark says, in the inspector's language. */
    note: text(),
    noteLocale: text(),
    /** What the repair is estimated at, in AED. */
    repairMinor: bigint({ mode: 'bigint' }),
    /** The position of the machine's picture that shows it. */
    picturePosition: smallint(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'inspection_finding_once', columns: [t.inspectionId, t.pointId] }),
    check('inspection_finding_note', sql`(${t.note} is null) = (${t.noteLocale} is null)`),
    check('inspection_finding_repair', sql`${t.repairMinor} >= 0`),
  ],
)

/** Far from the numbers of the reports that came with their machines. */
export const reportNumber = pgSequence('inspection_report_number', { startWith: 500_001 })

/** The number by which a report names its inspector: buyers do not see names of staff. */
export const inspector = pgTable(
  'inspector',
  {
    staffId: uuid().primaryKey(),
    number: integer().notNull().generatedAlwaysAsIdentity({ startWith: 101 }),
    createdAt: moment().notNull(),
  },
  (t) => [unique('inspector_number_once').on(t.number)],
)

/**
 * The inspection form of a machine, one for each. It stays when a report is made of it, empty and at
 * the next version: a phone that comes back with an older version is refused.
 */
export const inspectionForm = pgTable(
  'inspection_form',
  {
    id: id(),
    deviceId: uuid()
      .notNull()
      .references(() => device.id, { onDelete: 'cascade' }),
    version: integer().notNull().default(0),
    forParts: boolean().notNull().default(false),
    /** The reading of the hour meter. */
    meterHours: integer(),
    /** Null while nothing is noted. */
    startedAt: moment(),
    changedAt: moment(),
    changedBy: uuid(),
    /** Complete and waiting for a review. */
    submittedAt: moment(),
    submittedBy: uuid(),
    /** What the reviewer asked for, until the form is submitted again. */
    returnedAt: moment(),
    returnedBy: uuid(),
    returnRemark: text(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('inspection_form_once').on(t.deviceId),
    index('inspection_form_started')
      .on(t.startedAt)
      .where(sql`started_at is not null`),
    check(
      'inspection_form_submitted',
      sql`(${t.submittedAt} is null) = (${t.submittedBy} is null)`,
    ),
    check(
      'inspection_form_returned',
      sql`(${t.returnedAt} is null) = (${t.returnedBy} is null)
        and (${t.returnedAt} is null) = (${t.returnRemark} is null)`,
    ),
    check('inspection_form_meter_hours', sql`${t.meterHours} >= 0`),
    check('inspection_form_changed', sql`(${t.changedAt} is null) = (${t.changedBy} is null)`),
  ],
)

/** What is noted about a point so far. */
export const inspectionFormFinding = pgTable(
  'inspection_form_finding',
  {
    formId: uuid()
      .notNull()
      .references(() => inspectionForm.id, { onDelete: 'cascade' }),
    pointId: uuid()
      .notNull()
      .references(() => inspectionPoint.id),
    /** Null while the point is open. */
    state: text({ enum: FINDING_STATES }),
    value: doublePrecision(),
    remarkId: uuid().references(() => inspectionRemark.id),
    note: text(),
    noteLocale: text(),
    repairAed: integer(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'inspection_form_finding_once', columns: [t.formId, t.pointId] }),
    check('inspection_form_finding_state', sql`${t.state} in (${oneOf(FINDING_STATES)})`),
    check('inspection_form_finding_note', sql`(${t.note} is null) = (${t.noteLocale} is null)`),
    check('inspection_form_finding_repair', sql`${t.repairAed} >= 0`),
  ],
)

/** A photo of a point; buyers see it when a report is made of the form. */
export const inspectionFormPhoto = pgTable(
  'inspection_form_photo',
  {
    /** Made where the photo was taken. */
    id: uuid().primaryKey(),
    formId: uuid()
      .notNull()
      .references(() => inspectionForm.id, { onDelete: 'cascade' }),
    pointId: uuid()
      .notNull()
      .references(() => inspectionPoint.id),
    /** Who uploaded it. */
    staffId: uuid().notNull(),
    objectKey: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    thumbhash: text(),
    createdAt: moment().notNull(),
  },
  (t) => [index('inspection_form_photo_of_form').on(t.formId, t.createdAt)],
)
