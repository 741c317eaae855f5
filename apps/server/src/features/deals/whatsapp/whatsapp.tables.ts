import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { chatMessage } from '#features/deals/chat/chat.tables.ts'
import { id, moment, oneOf } from '#kernel/data/columns.ts'

/** Why someone who wrote to us on WhatsApp is sent a standard answer. */
export const ANSWER_REASONS = ['unknownNumber', 'textOnly', 'tooMany'] as const

/** A message that came from WhatsApp, or an answer that went there, by the id that WhatsApp gave it. */
export const whatsappMessage = pgTable(
  'whatsapp_message',
  {
    /** Sent again by WhatsApp, it is known. */
    whatsappId: text().primaryKey(),
    /** The answer; null for what came. */
    messageId: uuid().references(() => chatMessage.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
  },
  (t) => [index('whatsapp_message_of_answer').on(t.messageId)],
)

/** A standard answer to a number, at most one a day for each reason. */
export const whatsappAnswer = pgTable(
  'whatsapp_answer',
  {
    id: id(),
    /** E.164. */
    number: text().notNull(),
    reason: text({ enum: ANSWER_REASONS }).notNull(),
    locale: text().notNull(),
    sentAt: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('whatsapp_answer_once').on(t.number, t.reason),
    check('whatsapp_answer_reason', sql`${t.reason} in (${oneOf(ANSWER_REASONS)})`),
    check('whatsapp_answer_number', sql`${t.number} ~ '^[+][1-9][0-9]{6,14}$'`),
  ],
)
