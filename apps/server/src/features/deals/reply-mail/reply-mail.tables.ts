import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { inquiry } from '#features/deals/inquiry/inquiry.tables.ts'
import { moment } from '#kernel/data/columns.ts'

/** An email that became a message. Sent again by a mail server, it is known. */
export const replyMail = pgTable(
  'reply_mail',
  {
    inquiryId: uuid()
      .notNull()
      .references(() => inquiry.id, { onDelete: 'cascade' }),
    /** SHA-256 of its Message-ID, which names servers of the sender. */
    mailHash: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ name: 'reply_mail_once', columns: [t.inquiryId, t.mailHash] })],
)
