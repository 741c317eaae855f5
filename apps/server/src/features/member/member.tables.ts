import { pgTable, text, varchar } from 'drizzle-orm/pg-core'
import { id, moment } from '#kernel/columns.ts'

export const member = pgTable('member', {
  id: id(),
  nickName: varchar({ length: 15 }).notNull(),
  /** A key of the object store. */
  pic: text(),
  mail: text(),
  mobile: text(),
  createdAt: moment().notNull(),
})
