import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  pgView,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, moment } from '#kernel/data/columns.ts'

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
    /** Whether menus, lists of categories and the sitemap name it. */
    isShown: boolean().notNull().default(true),
    version: integer().notNull().default(1),
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
    /** What its page is headed, if not a sentence that any name fits into. */
    heading: text(),
    /** What a buyer should know before looking at devices of this category. */
    intro: text(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ name: 'category_text_once', columns: [t.categoryId, t.locale] })],
)

/**
 * A category and all its ancestors: one row each. The lateral join lets PostgreSQL apply a condition
 * on `category_id` before it walks up, so the path of one category costs a few index lookups.
 */
export const categoryPath = pgView('category_path', {
  categoryId: uuid('category_id').notNull(),
  ancestorId: uuid('ancestor_id').notNull(),
  ancestorCode: text('ancestor_code').notNull(),
  /** 0 for the category itself. */
  distance: integer('distance').notNull(),
}).as(sql`
  select category.id as category_id, up.id as ancestor_id, up.code as ancestor_code, up.distance
  from category cross join lateral (
    with recursive up as (
      select category.id, category.parent_id, category.code, 0 as distance
      union all
      select parent.id, parent.parent_id, parent.code, up.distance + 1
      from up join category as parent on parent.id = up.parent_id
    )
    select * from up
  ) as up`)
