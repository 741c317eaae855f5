import {
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, moment } from '#kernel/columns.ts'

/** What machines are sorted under: a tree [EQ-6]. A leaf is a machine type. */
export const category = pgTable(
  'category',
  {
    id: id(),
    parentId: uuid(),
    code: text().notNull(),
    position: integer().notNull(),
    /** Its heading in the customs tariff. */
    hsCode: text(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('category_code_once').on(t.code),
    foreignKey({ name: 'category_parent', columns: [t.parentId], foreignColumns: [t.id] }),
    index('category_children').on(t.parentId, t.position),
  ],
)

export const categoryText = pgTable(
  'category_text',
  {
    categoryId: uuid()
      .notNull()
      .references(() => category.id, { onDelete: 'cascade' }),
    locale: text().notNull(),
    name: text().notNull(),
    /** What a buyer should know before he looks at such machines. */
    intro: text(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ name: 'category_text_once', columns: [t.categoryId, t.locale] })],
)
