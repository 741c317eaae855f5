import {
  reviewLifecycle,
  reviewPictureLifecycle,
  type ReviewPictureState,
  type ReviewState,
} from '@ironsouq/contract/mall/review/review.lifecycle'
import {
  REVIEW_FAULTS,
  REVIEW_MAX,
  REVIEW_PICTURES_MAX,
  REVIEW_REPLY_MAX,
} from '@ironsouq/contract/mall/review/review.limits'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { product } from '#features/mall/product/product.tables.ts'
import { id, moment, oneOf } from '#kernel/data/columns.ts'

const most = (count: number) => sql.raw(String(count))

/**
 * What a buyer wrote about one line of a completed order [RV-1]. It is of the shard of the store: there is no reference
 * to the order (decision 109). Stores may not read who wrote it, so they reach some of its columns only.
 */
export const review = pgTable(
  'review',
  {
    id: id(),
    orderLineId: uuid().notNull(),
    orderId: uuid().notNull(),
    productId: uuid().notNull(),
    sellerId: uuid().notNull(),
    /** Null once the member is erased. */
    memberId: uuid(),
    /** Null when it is anonymous. */
    author: text(),
    stars: smallint().notNull(),
    body: text().notNull(),
    locale: text().$type<LocaleCode>().notNull(),
    /** What the bought variant was called, by language. */
    variant: jsonb().$type<Record<string, string>>().notNull(),
    state: text().$type<ReviewState>().notNull().default(reviewLifecycle.initial),
    /** Why staff hid or removed it. */
    fault: text({ enum: REVIEW_FAULTS }),
    /** How many of its pictures are public. */
    pictureCount: smallint().notNull().default(0),
    reply: text(),
    replyLocale: text().$type<LocaleCode>(),
    repliedAt: moment(),
    /** Since when staff have to decide something about it. */
    waitingSince: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    unique('review_of_line_once').on(t.orderLineId),
    unique('review_has_one_seller').on(t.sellerId, t.id),
    index('review_of_order').on(t.orderId),
    index('review_of_member').on(t.memberId),
    index('review_counted')
      .on(t.productId, t.stars, t.pictureCount)
      .where(sql`state in ('published', 'hidden', 'corrected')`),
    index('review_newest_of_product').on(t.productId, t.createdAt, t.id),
    index('review_newest_of_seller').on(t.sellerId, t.createdAt, t.id),
    index('review_unanswered_of_seller')
      .on(t.sellerId, t.createdAt, t.id)
      .where(sql`reply is null and state = 'published'`),
    index('review_newest').on(t.createdAt, t.id),
    index('review_to_decide')
      .on(t.createdAt, t.id)
      .where(sql`waiting_since is not null`),
    foreignKey({
      name: 'review_of_product_of_seller',
      columns: [t.sellerId, t.productId],
      foreignColumns: [product.sellerId, product.id],
    }).onDelete('cascade'),
    check('review_state', sql`${t.state} in (${oneOf(reviewLifecycle.states)})`),
    check('review_stars', sql`${t.stars} between 1 and 5`),
    check('review_length', sql`char_length(${t.body}) between 1 and ${most(REVIEW_MAX)}`),
    check('review_fault', sql`${t.fault} in (${oneOf(REVIEW_FAULTS)})`),
    check(
      'review_hidden_says_why',
      sql`${t.state} not in ('hidden', 'corrected', 'removed') or ${t.fault} is not null`,
    ),
    check(
      'review_picture_count',
      sql`${t.pictureCount} between 0 and ${most(REVIEW_PICTURES_MAX)}`,
    ),
    check(
      'review_reply_length',
      sql`char_length(${t.reply}) between 1 and ${most(REVIEW_REPLY_MAX)}`,
    ),
    check(
      'review_reply_is_whole',
      sql`(${t.reply} is null) = (${t.repliedAt} is null) and (${t.reply} is null) = (${t.replyLocale} is null)`,
    ),
  ],
)

/** A picture of a review. It is private until staff allow it; then a copy of it is public. */
export const reviewPicture = pgTable(
  'review_picture',
  {
    id: id(),
    reviewId: uuid().notNull(),
    sellerId: uuid().notNull(),
    position: smallint().notNull(),
    /** Of the private picture, which belongs to an upload of the author. */
    objectKey: text().notNull(),
    /** Of the public copy; null while there is none. */
    publicKey: text(),
    width: integer().notNull(),
    height: integer().notNull(),
    thumbhash: text(),
    state: text().$type<ReviewPictureState>().notNull().default(reviewPictureLifecycle.initial),
    fault: text({ enum: REVIEW_FAULTS }),
    /** Rises with each decision: the files of an old one are never mistaken for those of a new one. */
    decisions: smallint().notNull().default(0),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('review_picture_place_once').on(t.reviewId, t.position),
    foreignKey({
      name: 'review_picture_of_review',
      columns: [t.sellerId, t.reviewId],
      foreignColumns: [review.sellerId, review.id],
    }).onDelete('cascade'),
    check('review_picture_state', sql`${t.state} in (${oneOf(reviewPictureLifecycle.states)})`),
    check('review_picture_fault', sql`${t.fault} in (${oneOf(REVIEW_FAULTS)})`),
    check(
      'review_picture_refused_says_why',
      sql`${t.state} = 'dropped' or (${t.state} = 'refused') = (${t.fault} is not null)`,
    ),
  ],
)

/** Someone says that a review breaks the rules: a member, or a store. */
export const reviewReport = pgTable(
  'review_report',
  {
    id: id(),
    reviewId: uuid().notNull(),
    sellerId: uuid().notNull(),
    /** Null: its store reported it, or the member is erased. */
    memberId: uuid(),
    isByStore: boolean().notNull(),
    fault: text({ enum: REVIEW_FAULTS }).notNull(),
    settledAt: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('review_report_once').on(t.reviewId, t.memberId),
    index('review_report_of_member').on(t.memberId),
    uniqueIndex('review_report_by_store_once')
      .on(t.reviewId)
      .where(sql`is_by_store`),
    foreignKey({
      name: 'review_report_of_review',
      columns: [t.sellerId, t.reviewId],
      foreignColumns: [review.sellerId, review.id],
    }).onDelete('cascade'),
    check('review_report_fault', sql`${t.fault} in (${oneOf(REVIEW_FAULTS)})`),
    check('review_report_by_one', sql`not (${t.isByStore} and ${t.memberId} is not null)`),
  ],
)

/** A review in another language, made on request (decision 102). It goes with the words it was made of. */
export const reviewTranslation = pgTable(
  'review_translation',
  {
    reviewId: uuid()
      .notNull()
      .references(() => review.id, { onDelete: 'cascade' }),
    locale: text().$type<LocaleCode>().notNull(),
    body: text().notNull(),
    detected: text(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ name: 'review_translation_once', columns: [t.reviewId, t.locale] })],
)
