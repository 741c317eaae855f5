import {
  storeApplicationLifecycle,
  type StoreApplicationState,
} from '@ironsouq/contract/mall/store-application/store-application.lifecycle'
import { STORE_DOCUMENT_KINDS } from '@ironsouq/contract/mall/store-application/store-application.limits'
import type {
  ApplicationReasons,
  ApplicationSettlement,
  StoredBasics,
  StoredCompany,
} from '@ironsouq/contract/mall/store-application/store-application.schema'
import { LICENCE_TYPES } from '@ironsouq/contract/people/seller-application/seller-application.limits'
import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { store } from '#features/mall/store/store.tables.ts'
import { id, moment, oneOf } from '#kernel/data/columns.ts'

/** An application of a member to open a store [ST-1]. A part is null until it was saved whole. */
export const storeApplication = pgTable(
  'store_application',
  {
    id: id(),
    number: integer().notNull().generatedAlwaysAsIdentity({ startWith: 2201 }),
    /** Null once the member has been erased: the approved application stays with the store. */
    memberId: uuid(),
    sellerId: uuid().references(() => store.id),
    state: text()
      .$type<StoreApplicationState>()
      .notNull()
      .default(storeApplicationLifecycle.initial),
    locale: text().notNull(),
    basics: jsonb().$type<StoredBasics>(),
    company: jsonb().$type<StoredCompany>(),
    categoryIds: uuid()
      .array()
      .notNull()
      .default(sql`'{}'::uuid[]`),
    settlement: jsonb().$type<ApplicationSettlement>(),
    /** What to correct, by part, and a remark; both for the applicant. */
    reasons: jsonb()
      .$type<ApplicationReasons>()
      .notNull()
      .default(sql`'{}'::jsonb`),
    remark: text().notNull().default(''),
    submittedAt: moment(),
    decidedBy: uuid(),
    decidedAt: moment(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    unique('store_application_number_once').on(t.number),
    // One at a time: a rejected one is corrected.
    uniqueIndex('store_application_open_once')
      .on(t.memberId)
      .where(sql`state <> 'approved'`),
    index('store_application_of_member').on(t.memberId),
    index('store_application_waiting').on(t.submittedAt, t.id),
    index('store_application_to_review')
      .on(t.submittedAt)
      .where(sql`state = 'underReview'`),
    index('store_application_unsent')
      .on(t.updatedAt)
      .where(sql`state <> 'approved' and state <> 'underReview'`),
    check(
      'store_application_state',
      sql`${t.state} in (${oneOf(storeApplicationLifecycle.states)})`,
    ),
    check('store_application_categories', sql`cardinality(${t.categoryIds}) <= 200`),
    check(
      'store_application_sent_is_whole',
      sql`${t.state} = 'draft' or (${t.submittedAt} is not null and ${t.basics} is not null and ${t.company} is not null and ${t.settlement} is not null and cardinality(${t.categoryIds}) > 0)`,
    ),
    check(
      'store_application_basics',
      sql`${t.basics} is null or (char_length(${t.basics} ->> 'name') between 1 and 20 and char_length(${t.basics} ->> 'address') >= 3 and char_length(${t.basics} ->> 'description') between 5 and 200)`,
    ),
    check(
      'store_application_refused_says_why',
      sql`${t.state} not in ('rejected', 'auditFailed') or ${t.reasons} <> '{}'::jsonb or ${t.remark} <> ''`,
    ),
    check(
      'store_application_approved_has_store',
      sql`(${t.state} = 'approved') = (${t.sellerId} is not null)`,
    ),
    check(
      'store_application_has_member',
      sql`${t.memberId} is not null or ${t.state} = 'approved'`,
    ),
  ],
)

/** A private file: no public address leads to it, and staff open it by a link of a minute. */
export const storeDocument = pgTable(
  'store_document',
  {
    id: id(),
    /** Who uploads it; null once the member has been erased. */
    memberId: uuid(),
    /** Null until it is part of an application, and when another took its place. */
    applicationId: uuid().references(() => storeApplication.id, { onDelete: 'set null' }),
    kind: text({ enum: STORE_DOCUMENT_KINDS }).notNull(),
    type: text({ enum: LICENCE_TYPES }).notNull(),
    size: integer().notNull(),
    /** Where it is uploaded to. */
    objectKey: text().notNull(),
    /** The bytes that were checked, at a key that no one was given an address of. */
    checkedKey: text(),
    /** From then on nothing can be uploaded any more, and the upload is removed; null when it was. */
    clearAt: moment(),
    expiresOn: date(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('store_document_key_once').on(t.objectKey),
    uniqueIndex('store_document_once')
      .on(t.applicationId, t.kind)
      .where(sql`kind <> 'other'`),
    index('store_document_of_application').on(t.applicationId),
    index('store_document_of_member').on(t.memberId),
    index('store_document_unused')
      .on(t.createdAt)
      .where(sql`application_id is null`),
    index('store_document_to_clear')
      .on(t.clearAt)
      .where(sql`clear_at is not null`),
    check('store_document_kind', sql`${t.kind} in (${oneOf(STORE_DOCUMENT_KINDS)})`),
    check('store_document_type', sql`${t.type} in (${oneOf(LICENCE_TYPES)})`),
    check('store_document_checked', sql`${t.applicationId} is null or ${t.checkedKey} is not null`),
  ],
)
