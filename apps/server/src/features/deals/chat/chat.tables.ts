import { chatLifecycle, type ChatState } from '@ironsouq/contract/deals/chat/chat.lifecycle'
import {
  CHAT_AUTHORS,
  CHAT_DELIVERIES,
  CHAT_KINDS,
  CHAT_SIDES,
  CHAT_VIAS,
  REPORT_REASONS,
} from '@ironsouq/contract/deals/chat/chat.limits'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { inquiry } from '#features/deals/inquiry/inquiry.tables.ts'
import { device } from '#features/machines/device/device.tables.ts'
import { storeOrder } from '#features/mall/order/order.tables.ts'
import { product } from '#features/mall/product/product.tables.ts'
import { member } from '#features/people/member/member.tables.ts'
import { seller } from '#features/people/seller/seller.tables.ts'
import { id, moment, oneOf } from '#kernel/data/columns.ts'

/** An order with its number and amount as they were: a later price does not change them. */
const orderCopy = () => ({
  orderId: uuid(),
  orderNumber: text(),
  orderMinor: bigint({ mode: 'bigint' }),
  orderCurrency: text(),
})

/** The conversation of a member with a desk: our customer service, or that of a store. */
export const chat = pgTable(
  'chat',
  {
    id: id(),
    memberId: uuid()
      .notNull()
      .references(() => member.id),
    /** Null is our customer service. */
    sellerId: uuid().references(() => seller.id),
    /** What the buyer was called when the consultation began: people of sellers read no members. */
    buyerName: text().notNull(),
    /** The language that the buyer read then. */
    locale: text().notNull(),
    /** Which consultation it is; messages of an earlier one are refused. */
    consultation: integer().notNull(),
    state: text().$type<ChatState>().notNull().default(chatLifecycle.initial),
    /** A person of the staff or of the seller. After the end: who was the last. */
    assigneeId: uuid(),
    assigneeName: text().notNull().default(''),
    deviceId: uuid().references(() => device.id, { onDelete: 'set null' }),
    inquiryId: uuid().references(() => inquiry.id, { onDelete: 'set null' }),
    /** The number that people quote, for sellers as well. */
    inquiryNo: integer(),
    productId: uuid().references(() => product.id, { onDelete: 'set null' }),
    ...orderCopy(),
    /** The place of the last message, and of the last that each side has read. */
    lastSeq: integer().notNull().default(0),
    buyerReadSeq: integer().notNull().default(0),
    deskReadSeq: integer().notNull().default(0),
    waitingSince: moment(),
    /** When the open consultation expires, unless someone writes. */
    expiresAt: moment(),
    /** When the first message came that the buyer has not read, and when they were notified of it. */
    unreadSince: moment(),
    noticedAt: moment(),
    blockedAt: moment(),
    /** Until when WhatsApp takes answers; null when the buyer has not written from there. */
    whatsappUntil: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    unique('chat_of_member_and_desk_once').on(t.memberId, t.sellerId).nullsNotDistinct(),
    // Those of our customer service; a store reads all of its own.
    index('chat_buyer_begins')
      .on(sql`lower(${t.buyerName}) text_pattern_ops`)
      .where(sql`seller_id is null`),
    index('chat_of_order')
      .on(t.orderNumber)
      .where(sql`order_number is not null`),
    index('chat_of_member').on(t.memberId, t.updatedAt),
    index('chat_of_desk').on(t.sellerId, t.state, t.updatedAt),
    index('chat_waiting')
      .on(t.sellerId, t.waitingSince, t.id)
      .where(sql`state = 'waiting'`),
    index('chat_due')
      .on(t.expiresAt)
      .where(sql`expires_at is not null`),
    index('chat_to_notify')
      .on(t.unreadSince)
      .where(sql`noticed_at is null`),
    index('chat_old').on(t.updatedAt),
    index('chat_of_device').on(t.deviceId),
    index('chat_of_inquiry').on(t.inquiryId),
    index('chat_of_product')
      .on(t.productId)
      .where(sql`product_id is not null`),
    // An order of someone else has no row with this member.
    foreignKey({
      name: 'chat_order_of_member',
      columns: [t.memberId, t.orderId],
      foreignColumns: [storeOrder.memberId, storeOrder.id],
    }),
    check(
      'chat_order_is_whole',
      sql`num_nulls(${t.orderId}, ${t.orderNumber}, ${t.orderMinor}, ${t.orderCurrency}) in (0, 4)`,
    ),
    check('chat_state', sql`${t.state} in (${oneOf(chatLifecycle.states)})`),
    check('chat_consultation', sql`${t.consultation} >= 1`),
    check('chat_assigned_to_someone', sql`${t.state} <> 'assigned' or ${t.assigneeId} is not null`),
    check('chat_waiting_since', sql`(${t.state} = 'waiting') = (${t.waitingSince} is not null)`),
    check(
      'chat_open_expires',
      sql`(${t.state} in ('waiting', 'assigned')) = (${t.expiresAt} is not null)`,
    ),
    check(
      'chat_blocked_is_closed',
      sql`${t.blockedAt} is null or ${t.state} in ('ended', 'expired')`,
    ),
    check(
      'chat_read',
      sql`${t.buyerReadSeq} between 0 and ${t.lastSeq} and ${t.deskReadSeq} between 0 and ${t.lastSeq}`,
    ),
  ],
)

export const chatMessage = pgTable(
  'chat_message',
  {
    id: id(),
    chatId: uuid()
      .notNull()
      .references(() => chat.id, { onDelete: 'cascade' }),
    /** Its place in the conversation, from 1 without gaps. */
    seq: integer().notNull(),
    consultation: integer().notNull(),
    /** Chosen by the sender: the same one again is the same message. */
    sendId: uuid().notNull(),
    kind: text({ enum: CHAT_KINDS }).notNull(),
    author: text({ enum: CHAT_AUTHORS }).notNull(),
    /** A member, a person of the seller or of the staff. */
    authorId: uuid().notNull(),
    authorName: text().notNull(),
    body: text().notNull(),
    hasAccountNumber: boolean().notNull().default(false),
    via: text({ enum: CHAT_VIAS }).notNull().default('web'),
    /** The way of an answer to WhatsApp. */
    delivery: text({ enum: CHAT_DELIVERIES }),
    deviceId: uuid().references(() => device.id, { onDelete: 'set null' }),
    inquiryId: uuid().references(() => inquiry.id, { onDelete: 'set null' }),
    inquiryNo: integer(),
    productId: uuid().references(() => product.id, { onDelete: 'set null' }),
    ...orderCopy(),
    /** The checked picture: the other side cannot read the upload of the sender. */
    pictureKey: text(),
    width: integer(),
    height: integer(),
    thumbhash: text(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('chat_message_in_place_once').on(t.chatId, t.seq),
    unique('chat_message_sent_once').on(t.chatId, t.authorId, t.sendId),
    index('chat_message_picture')
      .on(t.pictureKey)
      .where(sql`picture_key is not null`),
    index('chat_message_of_device').on(t.deviceId),
    index('chat_message_of_inquiry').on(t.inquiryId),
    index('chat_message_of_product')
      .on(t.productId)
      .where(sql`product_id is not null`),
    check('chat_message_author', sql`${t.author} in (${oneOf(CHAT_AUTHORS)})`),
    check('chat_message_kind', sql`${t.kind} in (${oneOf(CHAT_KINDS)})`),
    check('chat_message_seq', sql`${t.seq} >= 1`),
    check('chat_message_via', sql`${t.via} in (${oneOf(CHAT_VIAS)})`),
    check('chat_message_delivery', sql`${t.delivery} in (${oneOf(CHAT_DELIVERIES)})`),
    check('chat_message_text', sql`(${t.kind} = 'text') = (${t.body} ~ '\\S')`),
    check(
      'chat_message_image_is_whole',
      sql`(${t.kind} = 'image') = (${t.pictureKey} is not null)
        and (${t.kind} = 'image') = (${t.width} is not null and ${t.height} is not null)`,
    ),
    check('chat_message_product', sql`${t.kind} = 'product' or ${t.productId} is null`),
    check(
      'chat_message_order_is_whole',
      sql`num_nonnulls(${t.orderId}, ${t.orderNumber}, ${t.orderMinor}, ${t.orderCurrency})
        = case ${t.kind} when 'order' then 4 else 0 end`,
    ),
    check('chat_message_order_amount', sql`${t.orderMinor} >= 0`),
  ],
)

/** The text of a message in another language, made by a machine when a reader asked for it. */
export const chatTranslation = pgTable(
  'chat_translation',
  {
    messageId: uuid()
      .notNull()
      .references(() => chatMessage.id, { onDelete: 'cascade' }),
    locale: text().notNull(),
    body: text().notNull(),
    /** The language of the original as the machine names it. */
    detected: text(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'chat_translation_once', columns: [t.messageId, t.locale] }),
    check('chat_translation_text', sql`${t.body} ~ '\\S'`),
  ],
)

/** What people of a desk write for each other. It is in no answer and no channel of the buyer. */
export const chatNote = pgTable(
  'chat_note',
  {
    id: id(),
    chatId: uuid()
      .notNull()
      .references(() => chat.id, { onDelete: 'cascade' }),
    authorId: uuid().notNull(),
    authorName: text().notNull(),
    body: text().notNull(),
    /** Whom the conversation was given to with this note. */
    transferredTo: text(),
    createdAt: moment().notNull(),
  },
  (t) => [
    index('chat_note_of_chat').on(t.chatId, t.createdAt),
    check('chat_note_text', sql`${t.body} ~ '\\S'`),
  ],
)

/** What a buyer thinks of a consultation that has ended. */
export const chatRating = pgTable(
  'chat_rating',
  {
    chatId: uuid()
      .notNull()
      .references(() => chat.id, { onDelete: 'cascade' }),
    consultation: integer().notNull(),
    rating: smallint().notNull(),
    /** Who answered last. */
    personId: uuid().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'chat_rating_once', columns: [t.chatId, t.consultation] }),
    check('chat_rating_stars', sql`${t.rating} between 1 and 5`),
  ],
)

/** A conversation that one side reported to the staff. */
export const chatReport = pgTable(
  'chat_report',
  {
    id: id(),
    chatId: uuid()
      .notNull()
      .references(() => chat.id, { onDelete: 'cascade' }),
    consultation: integer().notNull(),
    side: text({ enum: CHAT_SIDES }).notNull(),
    reporterId: uuid().notNull(),
    reporterName: text().notNull(),
    reason: text({ enum: REPORT_REASONS }).notNull(),
    note: text().notNull(),
    settledAt: moment(),
    settledBy: uuid(),
    createdAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('chat_report_open_once')
      .on(t.chatId, t.side)
      .where(sql`settled_at is null`),
    index('chat_report_open')
      .on(t.createdAt)
      .where(sql`settled_at is null`),
    index('chat_report_of_chat').on(t.chatId),
    check('chat_report_side', sql`${t.side} in (${oneOf(CHAT_SIDES)})`),
    check('chat_report_reason', sql`${t.reason} in (${oneOf(REPORT_REASONS)})`),
    check('chat_report_settled', sql`(${t.settledAt} is null) = (${t.settledBy} is null)`),
  ],
)

/** An answer that a desk wrote once; a null seller is our customer service. */
export const cannedAnswer = pgTable(
  'canned_answer',
  {
    id: id(),
    sellerId: uuid().references(() => seller.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [index('canned_answer_of_desk').on(t.sellerId, t.createdAt)],
)

export const cannedAnswerText = pgTable(
  'canned_answer_text',
  {
    answerId: uuid()
      .notNull()
      .references(() => cannedAnswer.id, { onDelete: 'cascade' }),
    locale: text().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'canned_answer_text_once', columns: [t.answerId, t.locale] }),
    check('canned_answer_text_filled', sql`${t.title} ~ '\\S' and ${t.body} ~ '\\S'`),
  ],
)
