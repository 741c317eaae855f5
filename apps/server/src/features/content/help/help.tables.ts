import { helpLifecycle, type HelpState } from '@ironsouq/contract/content/help/help.lifecycle'
import { HELP_ICONS } from '@ironsouq/contract/content/help/help.limits'
import { sql } from 'drizzle-orm'
import {
  boolean,
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

/** A topic of the help center. */
export const helpTopic = pgTable(
  'help_topic',
  {
    id: id(),
    /** Its name in addresses. */
    code: text().notNull(),
    icon: text({ enum: HELP_ICONS }).notNull(),
    position: integer().notNull(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    unique('help_topic_code_once').on(t.code),
    check('help_topic_icon', sql`${t.icon} in (${oneOf(HELP_ICONS)})`),
  ],
)

export const helpTopicText = pgTable(
  'help_topic_text',
  {
    topicId: uuid()
      .notNull()
      .references(() => helpTopic.id, { onDelete: 'cascade' }),
    locale: text().notNull(),
    name: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ name: 'help_topic_text_once', columns: [t.topicId, t.locale] })],
)

/** An article of the help center. */
export const helpArticle = pgTable(
  'help_article',
  {
    id: id(),
    /** Its name in addresses. */
    slug: text().notNull(),
    topicId: uuid()
      .notNull()
      .references(() => helpTopic.id),
    state: text().$type<HelpState>().notNull().default(helpLifecycle.initial),
    position: integer().notNull(),
    /** When a scheduled article is published. */
    publishAt: moment(),
    /** Among the common questions of the help center. */
    isCommon: boolean().notNull().default(false),
    /** Readers whose question it answered, and those whose it did not. */
    helpful: integer().notNull().default(0),
    notHelpful: integer().notNull().default(0),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    unique('help_article_slug_once').on(t.slug),
    check('help_article_state', sql`${t.state} in (${oneOf(helpLifecycle.states)})`),
    check(
      'help_article_scheduled_has_time',
      sql`${t.state} <> 'scheduled' or ${t.publishAt} is not null`,
    ),
    index('help_article_publish_due')
      .on(t.publishAt)
      .where(sql`state = 'scheduled'`),
    index('help_article_of_topic').on(t.topicId, t.position, t.id),
    index('help_article_by_change').on(t.updatedAt, t.id),
  ],
)

export const helpText = pgTable(
  'help_text',
  {
    articleId: uuid()
      .notNull()
      .references(() => helpArticle.id, { onDelete: 'cascade' }),
    ...articleTextColumns(),
    /** Words that readers search by and that the text does not contain. */
    keywords: text().notNull().default(''),
  },
  (t) => [
    primaryKey({ name: 'help_text_once', columns: [t.articleId, t.locale] }),
    check('help_text_status', sql`${t.status} in ('draft', 'translated')`),
  ],
)

/** Who has voted today: a keyed hash that is another one every day, deleted with its day. */
export const helpVote = pgTable(
  'help_vote',
  {
    articleId: uuid()
      .notNull()
      .references(() => helpArticle.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    visitor: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'help_vote_once_a_day', columns: [t.articleId, t.day, t.visitor] }),
    index('help_vote_by_age').on(t.createdAt),
  ],
)
