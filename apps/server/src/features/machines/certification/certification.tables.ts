import { integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, moment } from '#kernel/data/columns.ts'

/** A certificate that machines may carry; what it proves is in `certification_text`. */
export const certification = pgTable(
  'certification',
  {
    id: id(),
    code: text().notNull(),
    position: integer().notNull(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
  },
  (t) => [unique('certification_code_once').on(t.code)],
)

export const certificationText = pgTable(
  'certification_text',
  {
    certificationId: uuid()
      .notNull()
      .references(() => certification.id, { onDelete: 'cascade' }),
    locale: text().notNull(),
    name: text().notNull(),
    title: text().notNull(),
    details: text().notNull(),
    standards: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ name: 'certification_text_once', columns: [t.certificationId, t.locale] })],
)
