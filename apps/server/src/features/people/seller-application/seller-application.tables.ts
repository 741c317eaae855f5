import { EMIRATES } from '@ironsouq/contract/machines/device/device.enums'
import {
  sellerApplicationLifecycle,
  type SellerApplicationState,
} from '@ironsouq/contract/people/seller-application/seller-application.lifecycle'
import { LICENCE_TYPES } from '@ironsouq/contract/people/seller-application/seller-application.limits'
import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { seller } from '#features/people/seller/seller.tables.ts'
import { id, moment, oneOf } from '#kernel/data/columns.ts'

/** A file that an applicant may upload, or has uploaded, as their trade licence. */
export const licenceFile = pgTable(
  'licence_file',
  {
    id: id(),
    /** Where the applicant uploads it to. */
    objectKey: text().notNull(),
    /** The bytes that were checked, at a key that no one was given an address of. */
    checkedKey: text(),
    /** From then on nothing can be uploaded any more, and the upload is removed; null when it was. */
    clearAt: moment(),
    type: text({ enum: LICENCE_TYPES }).notNull(),
    size: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('licence_file_once').on(t.objectKey),
    unique('licence_file_checked_once').on(t.checkedKey),
    index('licence_file_old').on(t.createdAt),
    index('licence_file_to_clear')
      .on(t.clearAt)
      .where(sql`clear_at is not null`),
    check('licence_file_type', sql`${t.type} in (${oneOf(LICENCE_TYPES)})`),
  ],
)

/** An application to sell. What was typed stays as it is; another application corrects it. */
export const sellerApplication = pgTable(
  'seller_application',
  {
    id: id(),
    number: integer().notNull().generatedAlwaysAsIdentity({ startWith: 2001 }),
    firmName: text().notNull(),
    licenceNo: text().notNull(),
    trn: text().notNull(),
    emirate: text({ enum: EMIRATES }).notNull(),
    contactName: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    locale: text().notNull(),
    licenceFileId: uuid()
      .notNull()
      .references(() => licenceFile.id),
    state: text()
      .$type<SellerApplicationState>()
      .notNull()
      .default(sellerApplicationLifecycle.initial),
    /** For the applicant, when it was refused. */
    reason: text(),
    /** The staff member who decided; an operator's token belongs to no one who is listed. */
    decidedBy: uuid(),
    decidedAt: moment(),
    sellerId: uuid().references(() => seller.id),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('seller_application_number_once').on(t.number),
    unique('seller_application_file_once').on(t.licenceFileId),
    uniqueIndex('seller_application_email_waits_once')
      .on(sql`lower(${t.email})`)
      .where(sql`state = 'submitted'`),
    // Not unique: anyone can state the number of another firm. Staff see who else stated it.
    index('seller_application_of_licence').on(sql`upper(${t.licenceNo})`),
    index('seller_application_waiting').on(t.createdAt, t.id),
    index('seller_application_by_name').on(t.firmName, t.id),
    index('seller_application_of_trn').on(t.trn),
    index('seller_application_of_seller').on(t.sellerId),
    index('seller_application_unconfirmed')
      .on(t.createdAt)
      .where(sql`state = 'unconfirmed'`),
    index('seller_application_refused')
      .on(t.decidedAt)
      .where(sql`state = 'refused'`),
    check(
      'seller_application_state',
      sql`${t.state} in (${oneOf(sellerApplicationLifecycle.states)})`,
    ),
    check('seller_application_emirate', sql`${t.emirate} in (${oneOf(EMIRATES)})`),
    check(
      'seller_application_refused_says_why',
      sql`(${t.state} = 'refused') = (${t.reason} is not null)`,
    ),
    check(
      'seller_application_approved_has_seller',
      sql`(${t.state} = 'approved') = (${t.sellerId} is not null)`,
    ),
  ],
)
