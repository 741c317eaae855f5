import { ISSUES, PAIR_ISSUES } from '@ironsouq/contract/machines/device-admin/device-admin.enums'
import {
  CUSTOMS,
  EMIRATES,
  EMISSIONS,
  GRADES,
  HOURS_SOURCES,
  OWNERSHIPS,
  PAPERS,
  PICTURE_VIEWS,
  PRICE_MODES,
  PROOF_KINDS,
  PROOF_METHODS,
  PROOF_STATES,
  STATED_FACTS,
  WARRANTIES,
  type Specs,
} from '@ironsouq/contract/machines/device/device.enums'
import {
  deviceLifecycle,
  type DeviceState,
} from '@ironsouq/contract/machines/device/device.lifecycle'
import { VAT_MODES } from '@ironsouq/contract/money/tax/tax.enums'
import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  date,
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
import { brand } from '#features/machines/brand/brand.tables.ts'
import { category } from '#features/machines/category/category.tables.ts'
import { certification } from '#features/machines/certification/certification.tables.ts'
import { machineModel } from '#features/machines/model/model.tables.ts'
import { yard } from '#features/machines/yard/yard.tables.ts'
import { seller } from '#features/people/seller/seller.tables.ts'
import { id, moment, oneOf } from '#kernel/data/columns.ts'

/** A serial number as it is compared: without signs, in capital letters. */
export const SERIAL_KEY = `(upper(regexp_replace(serial_no, '[^A-Za-z0-9]', '', 'g')) collate "C")`
/** Backwards, so that the last signs are a beginning. */
export const SERIAL_END_KEY = `(reverse(${SERIAL_KEY}) collate "C")`
/** As staff search and sort them: by bytes, so that one index serves an order and a beginning. */
export const MODEL_KEY = `(lower(model) collate "C")`
export const STOCK_NO_KEY = `(upper(stock_no) collate "C")`

/** A device for sale: enums and measures. Its texts are in `device_text`. */
export const device = pgTable(
  'device',
  {
    id: id(),
    /** In the order of creation; the files of the sitemap are ranges of it. */
    seq: bigserial({ mode: 'number' }).notNull(),
    stockNo: text().notNull(),
    categoryId: uuid()
      .notNull()
      .references(() => category.id),
    brandId: uuid()
      .notNull()
      .references(() => brand.id),
    /** As on its plate; `modelId` is the catalogue's entry if there is one. */
    model: text().notNull(),
    modelId: uuid().references(() => machineModel.id),
    sellerId: uuid()
      .notNull()
      .references(() => seller.id),
    serialNo: text().notNull(),
    yearMade: smallint().notNull(),
    madeOn: date(),
    yearInService: smallint(),
    workHours: integer(),
    mileageKm: integer(),
    hoursSource: text({ enum: HOURS_SOURCES }).notNull(),
    emission: text({ enum: EMISSIONS }).notNull(),
    emirate: text({ enum: EMIRATES }).notNull(),
    yardId: uuid()
      .notNull()
      .references(() => yard.id),
    grade: text({ enum: GRADES }).notNull(),
    customs: text({ enum: CUSTOMS }).notNull(),
    ownership: text({ enum: OWNERSHIPS }).notNull(),
    warranty: text({ enum: WARRANTIES }).notNull(),
    gccCooling: boolean().notNull(),
    plated: boolean().notNull(),
    papers: text({ enum: PAPERS }).array().notNull(),
    /** Of the machine itself, by the codes of `spec_field`. */
    specs: jsonb().$type<Specs>().notNull(),
    /** The seller's note, and its language. */
    note: text(),
    noteLocale: text(),
    priceMode: text({ enum: PRICE_MODES }).notNull(),
    vatMode: text({ enum: VAT_MODES }).notNull(),
    /** The facts that are not stated yet: what their columns have means nothing. */
    unstated: text({ enum: STATED_FACTS }).array().notNull().default([]),
    priceMinor: bigint({ mode: 'bigint' }),
    priceCurrency: text(),
    state: text().$type<DeviceState>().notNull().default(deviceLifecycle.initial),
    /** Grows with every change; the index keeps the highest it has seen. */
    version: integer().notNull().default(1),
    /** Grows with every change that a person makes: two people who edit the same machine notice. */
    revision: integer().notNull().default(1),
    /** Why it was rejected, for the seller. */
    rejection: text(),
    /** Of the listing, from 0 to 100, and what is doubtful about it; calculated after each change. */
    quality: smallint().notNull().default(0),
    issues: text({ enum: ISSUES }).array().notNull().default([]),
    /** The next day on which time alone may change its issues. */
    checkAgainOn: date().default(sql`current_date`),
    createdAt: moment().notNull(),
    listedAt: moment(),
    soldOn: date(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    unique('device_stock_no_once').on(t.stockNo),
    unique('device_seq_once').on(t.seq),
    check('device_state', sql`${t.state} in (${oneOf(deviceLifecycle.states)})`),
    check('device_grade', sql`${t.grade} in (${oneOf(GRADES)})`),
    check('device_price', sql`(${t.priceMinor} is null) = (${t.priceCurrency} is null)`),
    check('device_price_mode', sql`${t.priceMode} <> 'fixed' or ${t.priceMinor} is not null`),
    check('device_note', sql`(${t.note} is null) = (${t.noteLocale} is null)`),
    check('device_stated', sql`${t.unstated} = '{}' or ${t.state} in ('draft', 'withdrawn')`),
    check('device_sold', sql`${t.soldOn} is null or ${t.state} = 'sold'`),
    check('device_rejected', sql`(${t.rejection} is not null) = (${t.state} = 'rejected')`),
    check('device_quality', sql`${t.quality} between 0 and 100`),
    check('device_price_positive', sql`${t.priceMinor} > 0`),
    check('device_hours', sql`${t.workHours} >= 0 and ${t.mileageKm} >= 0`),
    index('device_listed_newest')
      .on(t.listedAt, t.id)
      .where(sql`state = 'listed'`),
    index('device_listed_of_seller')
      .on(t.sellerId, t.listedAt, t.id)
      .where(sql`state = 'listed'`),
    index('device_listed_of_category')
      .on(t.categoryId, t.listedAt)
      .where(sql`state = 'listed'`),
    // The counts of the home page are an index-only scan.
    index('device_listed_counted')
      .on(t.categoryId, t.brandId, t.emirate, t.grade, t.listedAt)
      .where(sql`state = 'listed'`),
    // The staff list: one index for each order, so that a page costs the same anywhere in the list.
    index('device_staff_updated').on(t.updatedAt, t.id),
    index('device_staff_state').on(t.state, t.updatedAt, t.id),
    index('device_staff_seller').on(t.sellerId, t.updatedAt, t.id),
    index('device_staff_brand').on(t.brandId, t.updatedAt, t.id),
    index('device_staff_year').on(t.yearMade, t.id),
    index('device_staff_hours').on(sql`coalesce(work_hours, -1)`, t.id),
    index('device_staff_price').on(sql`coalesce(price_minor, -1)`, t.id),
    index('device_staff_quality').on(t.quality, t.id),
    index('device_staff_model').on(sql.raw(MODEL_KEY), t.id),
    index('device_staff_stock_no').on(sql.raw(STOCK_NO_KEY), t.id),
    index('device_staff_serial').on(sql.raw(SERIAL_KEY)),
    index('device_serial_ends').on(sql.raw(SERIAL_END_KEY)),
    index('device_staff_issues').using('gin', t.issues),
    index('device_check_due').on(t.checkAgainOn),
  ],
)

export const deviceText = pgTable(
  'device_text',
  {
    deviceId: uuid()
      .notNull()
      .references(() => device.id, { onDelete: 'cascade' }),
    locale: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    /** The seller's note in this language, if it is translated. */
    note: text(),
    /** The note that it translates, to know when that has changed; null in older rows. */
    noteSource: text(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ name: 'device_text_once', columns: [t.deviceId, t.locale] })],
)

export const devicePicture = pgTable(
  'device_picture',
  {
    deviceId: uuid()
      .notNull()
      .references(() => device.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    /** In the object store; the content under a key never changes. */
    objectKey: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** ThumbHash in base64; null until the image job has run. */
    thumbhash: text(),
    view: text({ enum: PICTURE_VIEWS }),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'device_picture_once', columns: [t.deviceId, t.position] }),
    // Pictures that may be the same one begin alike.
    index('device_picture_alike').on(sql`left(thumbhash, 8)`),
  ],
)

/** Two machines that staff found to be different ones, although something is the same. */
export const deviceIssueDecision = pgTable(
  'device_issue_decision',
  {
    deviceId: uuid()
      .notNull()
      .references(() => device.id, { onDelete: 'cascade' }),
    issue: text({ enum: PAIR_ISSUES }).notNull(),
    otherId: uuid()
      .notNull()
      .references(() => device.id, { onDelete: 'cascade' }),
    staffId: uuid().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'device_issue_decision_once', columns: [t.deviceId, t.issue, t.otherId] }),
    index('device_issue_decision_of_other').on(t.otherId),
  ],
)

/** The price history of a device; null means price on request. */
export const devicePrice = pgTable(
  'device_price',
  {
    id: id(),
    deviceId: uuid()
      .notNull()
      .references(() => device.id, { onDelete: 'cascade' }),
    priceMinor: bigint({ mode: 'bigint' }),
    priceCurrency: text(),
    createdAt: moment().notNull(),
  },
  (t) => [index('device_price_history').on(t.deviceId, t.createdAt.desc())],
)

/** A certificate of the device, with its number and expiry. */
export const deviceCertificate = pgTable(
  'device_certificate',
  {
    deviceId: uuid()
      .notNull()
      .references(() => device.id, { onDelete: 'cascade' }),
    certificationId: uuid()
      .notNull()
      .references(() => certification.id),
    number: text().notNull(),
    body: text().notNull(),
    issuedOn: date().notNull(),
    expiresOn: date(),
    /** Safe working load, of lifting gear. */
    swlKg: integer(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'device_certificate_once', columns: [t.deviceId, t.certificationId] }),
    check('device_certificate_dates', sql`${t.issuedOn} <= ${t.expiresOn}`),
  ],
)

/**
 * Verifications of earlier releases. Since then they follow from the inspection; no code reads or
 * writes this table, and a later release drops it.
 */
export const deviceProof = pgTable(
  'device_proof',
  {
    deviceId: uuid()
      .notNull()
      .references(() => device.id, { onDelete: 'cascade' }),
    kind: text({ enum: PROOF_KINDS }).notNull(),
    state: text({ enum: PROOF_STATES }).notNull(),
    method: text({ enum: PROOF_METHODS }).notNull(),
    checkedOn: date(),
    /** The number of readings, photos or stamps. */
    evidence: smallint().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'device_proof_once', columns: [t.deviceId, t.kind] }),
    check('device_proof_proven', sql`${t.state} <> 'proven' or ${t.checkedOn} is not null`),
  ],
)
