import { sql } from 'drizzle-orm'
import { pgTable, text, timestamp, uuid, varchar } from 'drizzle-orm/pg-core'

export const member = pgTable('member', {
  id: uuid()
    .primaryKey()
    .default(sql`uuidv7()`),
  nickName: varchar({ length: 15 }).notNull(),
  /** A key of the object store. */
  pic: text(),
  mail: text(),
  mobile: text(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
})
