import {
  attachmentLifecycle,
  inquiryLifecycle,
  type AttachmentState,
  type InquiryState,
} from '@ironsouq/contract/deals/inquiry/inquiry.lifecycle'
import {
  ATTACHMENT_TYPES,
  INQUIRY_AUTHORS,
  INQUIRY_POINTS,
  INQUIRY_RECIPIENTS,
  INQUIRY_SIGNALS,
  INVALID_REASONS,
} from '@ironsouq/contract/deals/inquiry/inquiry.limits'
import { UPLOAD_FAULTS } from '@ironsouq/contract/platform/media/media.limits'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { destination } from '#features/deals/landed-cost/landed-cost.tables.ts'
import { category } from '#features/machines/category/category.tables.ts'
import { device } from '#features/machines/device/device.tables.ts'
import { member } from '#features/people/member/member.tables.ts'
import { seller } from '#features/people/seller/seller.tables.ts'
import { id, moment, oneOf } from '#kernel/data/columns.ts'

/** A question of a buyer. What they wrote is the first message of its thread. */
export const inquiry = pgTable(
  'inquiry',
  {
    id: id(),
    /** The number that people quote. */
    inquiryNo: integer().notNull().generatedAlwaysAsIdentity({ startWith: 5001 }),
    memberId: uuid()
      .notNull()
      .references(() => member.id),
    /** Chosen by the sender: the same one again is the same inquiry. */
    submissionId: uuid().notNull(),
    deviceId: uuid().references(() => device.id, { onDelete: 'set null' }),
    categoryId: uuid().references(() => category.id, { onDelete: 'set null' }),
    /** The seller of the machine, or the one that staff chose. */
    sellerId: uuid().references(() => seller.id, { onDelete: 'set null' }),
    subject: text().notNull(),
    quantity: integer().notNull(),
    /** ISO 3166 alpha-2; empty is not stated. */
    country: text().notNull(),
    /** Where landed costs are calculated to; null: the first place of the country, if there is one. */
    destinationCode: text().references(() => destination.code, { onDelete: 'set null' }),
    /** What the seller is asked to answer. */
    points: text({ enum: INQUIRY_POINTS })
      .array()
      .notNull()
      .default(sql`'{}'`),
    keywords: text().notNull(),
    description: text().notNull(),
    /** The language of the page on which it was written. */
    locale: text().notNull(),
    /** Of the first message without case and spaces: the same text of others is a signal. */
    contentHash: text().notNull(),
    signals: text({ enum: INQUIRY_SIGNALS }).array().notNull(),
    state: text().$type<InquiryState>().notNull().default(inquiryLifecycle.initial),
    recipient: text({ enum: INQUIRY_RECIPIENTS }),
    pushedAt: moment(),
    reason: text({ enum: INVALID_REASONS }),
    /** Shown to the buyer with the reason. */
    note: text().notNull().default(''),
    /** The place of the last message, and of the last that each side has read. */
    lastSeq: integer().notNull(),
    buyerReadSeq: integer().notNull(),
    staffReadSeq: integer().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    unique('inquiry_no_once').on(t.inquiryNo),
    unique('inquiry_submitted_once').on(t.memberId, t.submissionId),
    index('inquiry_of_member').on(t.memberId, t.updatedAt),
    index('inquiry_newest').on(t.createdAt, t.id),
    index('inquiry_in_state').on(t.state, t.createdAt, t.id),
    index('inquiry_unread_by_staff')
      .on(t.createdAt, t.id)
      .where(sql`last_seq > staff_read_seq`),
    index('inquiry_subject_words').using('gin', t.subject.op('gin_trgm_ops')),
    index('inquiry_with_signal').using('gin', t.signals),
    index('inquiry_same_content').on(t.contentHash, t.createdAt),
    index('inquiry_old').on(t.updatedAt),
    index('inquiry_of_device').on(t.deviceId),
    index('inquiry_of_seller').on(t.sellerId),
    index('inquiry_of_category').on(t.categoryId),
    index('inquiry_of_destination').on(t.destinationCode),
    check('inquiry_state', sql`${t.state} in (${oneOf(inquiryLifecycle.states)})`),
    check('inquiry_subject', sql`${t.subject} ~ '\\S'`),
    check('inquiry_quantity', sql`${t.quantity} between 1 and 999`),
    check('inquiry_country', sql`${t.country} ~ '^([A-Z]{2})?$'`),
    check('inquiry_recipient', sql`${t.recipient} in (${oneOf(INQUIRY_RECIPIENTS)})`),
    check('inquiry_points', sql`${t.points} <@ array[${oneOf(INQUIRY_POINTS)}]`),
    check('inquiry_signals', sql`${t.signals} <@ array[${oneOf(INQUIRY_SIGNALS)}]`),
    check(
      'inquiry_pushed_is_whole',
      sql`${t.state} <> 'pushed' or (${t.recipient} is not null and ${t.pushedAt} is not null)`,
    ),
    check(
      'inquiry_invalid_says_why',
      sql`(${t.state} = 'invalid') = (${t.reason} is not null) and ${t.reason} in (${oneOf(INVALID_REASONS)})`,
    ),
    check(
      'inquiry_read',
      sql`${t.buyerReadSeq} between 0 and ${t.lastSeq} and ${t.staffReadSeq} between 0 and ${t.lastSeq}`,
    ),
  ],
)

export const inquiryMessage = pgTable(
  'inquiry_message',
  {
    id: id(),
    inquiryId: uuid()
      .notNull()
      .references(() => inquiry.id, { onDelete: 'cascade' }),
    /** Its place in the thread, from 1 without gaps. */
    seq: integer().notNull(),
    author: text({ enum: INQUIRY_AUTHORS }).notNull(),
    /** A member, a person of the seller or of the staff. */
    authorId: uuid().notNull(),
    /** The seller who wrote, whom staff wrote for, or who alone reads a message of the buyer. */
    sellerId: uuid().references(() => seller.id, { onDelete: 'set null' }),
    body: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('inquiry_message_in_place_once').on(t.inquiryId, t.seq),
    index('inquiry_message_of_seller').on(t.sellerId),
    check('inquiry_message_author', sql`${t.author} in (${oneOf(INQUIRY_AUTHORS)})`),
    check('inquiry_message_seq', sql`${t.seq} >= 1`),
    check('inquiry_message_body', sql`${t.body} ~ '\\S'`),
  ],
)

/** A file that someone uploads for a message. Without a message it is removed after a day. */
export const inquiryAttachment = pgTable(
  'inquiry_attachment',
  {
    id: id(),
    ownerAudience: text().notNull(),
    ownerId: uuid().notNull(),
    messageId: uuid().references(() => inquiryMessage.id, { onDelete: 'set null' }),
    fileName: text().notNull(),
    type: text({ enum: ATTACHMENT_TYPES }).notNull(),
    size: integer().notNull(),
    state: text().$type<AttachmentState>().notNull().default(attachmentLifecycle.initial),
    fault: text({ enum: UPLOAD_FAULTS }),
    /** Of the checked file; the uploaded one is never served. */
    objectKey: text(),
    /** From then on nothing can be uploaded any more, and the upload is removed; null when it was. */
    clearAt: moment(),
    /** The job that removes the file has claimed it: it can no longer be sent. */
    claimedAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    index('inquiry_attachment_of_message').on(t.messageId),
    index('inquiry_attachment_of_owner').on(t.ownerAudience, t.ownerId),
    index('inquiry_attachment_unused')
      .on(t.updatedAt)
      .where(sql`message_id is null`),
    index('inquiry_attachment_to_clear')
      .on(t.clearAt)
      .where(sql`clear_at is not null`),
    check(
      'inquiry_attachment_claimed_is_not_sent',
      sql`${t.claimedAt} is null or ${t.messageId} is null`,
    ),
    check('inquiry_attachment_state', sql`${t.state} in (${oneOf(attachmentLifecycle.states)})`),
    check('inquiry_attachment_size', sql`${t.size} > 0`),
    check('inquiry_attachment_sent_is_ready', sql`${t.messageId} is null or ${t.state} = 'ready'`),
    check(
      'inquiry_attachment_ready_is_whole',
      sql`(${t.state} = 'ready') = (${t.objectKey} is not null)`,
    ),
  ],
)
