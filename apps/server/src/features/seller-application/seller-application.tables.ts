import { EMIRATES } from '@ironsouq/contract/device/device.enums'
import {
  sellerApplicationLifecycle,
  type SellerApplicationState,
} from '@ironsouq/contract/seller-application/seller-application.lifecycle'
import { LICENCE_TYPES } from '@ironsouq/contract/seller-application/seller-application.limits'
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
import { seller } from '#features/seller/seller.tables.ts'
import { id, moment, oneOf } from '#kernel/data/columns.ts'

/** A file that an applicant may upload, or has uploaded, as their trade licence. */
export const licenceFile = pgTable(
  'licence_file',
  {
    id: id(),
    objectKey: text().notNull(),
    type: text({ enum: LICENCE_TYPES }).notNull(),
    size: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('licence_file_once').on(t.objectKey),
    index('licence_file_old').on(t.createdAt),
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
    state: text().$type<SellerApplicationState>().notNull().default('submitted'),
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
    uniqueIndex('seller_application_licence_waits_once')
      .on(sql`upper(${t.licenceNo})`, t.emirate)
      .where(sql`state = 'submitted'`),
    index('seller_application_waiting').on(t.createdAt, t.id),
    index('seller_application_by_name').on(t.firmName, t.id),
    index('seller_application_of_trn').on(t.trn),
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
