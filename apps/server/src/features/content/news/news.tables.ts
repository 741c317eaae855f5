import { newsLifecycle, type NewsState } from '@ironsouq/contract/content/news/news.lifecycle'
import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { articleTextColumns } from '#features/content/article/article.tables.ts'
import { dictionaryItem } from '#features/content/dictionary/dictionary.tables.ts'
import { id, moment, oneOf } from '#kernel/data/columns.ts'

/** An article of the news. */
export const news = pgTable(
  'news',
  {
    id: id(),
    /** With `list` the key of a dictionary item: every list is one of the article dictionary. */
    dictionaryType: text({ enum: ['article'] })
      .notNull()
      .default('article'),
    list: text().notNull(),
    state: text().$type<NewsState>().notNull().default(newsLifecycle.initial),
    coverKey: text(),
    coverWidth: integer(),
    coverHeight: integer(),
    coverThumbhash: text(),
    /** The query of the list of machines that belong to it. */
    machines: text().notNull().default(''),
    /** When a scheduled article is published. */
    publishAt: moment(),
    /** When a published article is archived. */
    takeDownAt: moment(),
    publishedAt: moment(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    foreignKey({
      name: 'news_list_exists',
      columns: [t.dictionaryType, t.list],
      foreignColumns: [dictionaryItem.type, dictionaryItem.code],
    }),
    check('news_state', sql`${t.state} in (${oneOf(newsLifecycle.states)})`),
    check('news_scheduled_has_time', sql`${t.state} <> 'scheduled' or ${t.publishAt} is not null`),
    check(
      'news_published_has_time',
      sql`${t.state} <> 'published' or ${t.publishedAt} is not null`,
    ),
    check(
      'news_cover_is_whole',
      sql`(${t.coverKey} is null) = (${t.coverWidth} is null) and (${t.coverKey} is null) = (${t.coverHeight} is null)`,
    ),
    index('news_published')
      .on(t.publishedAt, t.id)
      .where(sql`state = 'published'`),
    index('news_published_in_list')
      .on(t.list, t.publishedAt, t.id)
      .where(sql`state = 'published'`),
    index('news_publish_due')
      .on(t.publishAt)
      .where(sql`state = 'scheduled'`),
    index('news_take_down_due')
      .on(t.takeDownAt)
      .where(sql`state = 'published' and take_down_at is not null`),
    index('news_by_change').on(t.updatedAt, t.id),
  ],
)

export const newsText = pgTable(
  'news_text',
  {
    newsId: uuid()
      .notNull()
      .references(() => news.id, { onDelete: 'cascade' }),
    ...articleTextColumns(),
  },
  (t) => [
    primaryKey({ name: 'news_text_once', columns: [t.newsId, t.locale] }),
    check('news_text_status', sql`${t.status} in ('draft', 'translated')`),
  ],
)
