import { pageLifecycle, type PageState } from '@ironsouq/contract/content/page/page.lifecycle'
import { SITE_PAGES } from '@ironsouq/contract/content/page/page.limits'
import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { articleTextColumns } from '#features/content/article/article.tables.ts'
import { id, moment, oneOf } from '#kernel/data/columns.ts'

/** A version of a page. Of the published ones, the latest whose day has come is in force. */
export const pageVersion = pgTable(
  'page_version',
  {
    id: id(),
    page: text({ enum: SITE_PAGES }).notNull(),
    /** From which it is in force; also its name. */
    day: date().notNull(),
    state: text().$type<PageState>().notNull().default(pageLifecycle.initial),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    unique('page_version_once_a_day').on(t.page, t.day),
    check('page_version_page', sql`${t.page} in (${oneOf(SITE_PAGES)})`),
    check('page_version_state', sql`${t.state} in (${oneOf(pageLifecycle.states)})`),
    index('page_version_by_change').on(t.updatedAt, t.id),
  ],
)

export const pageText = pgTable(
  'page_text',
  {
    versionId: uuid()
      .notNull()
      .references(() => pageVersion.id, { onDelete: 'cascade' }),
    ...articleTextColumns(),
  },
  (t) => [
    primaryKey({ name: 'page_text_once', columns: [t.versionId, t.locale] }),
    check('page_text_status', sql`${t.status} in ('draft', 'translated')`),
  ],
)
