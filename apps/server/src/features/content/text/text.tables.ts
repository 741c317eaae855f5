import { TEXT_LOCALES } from '@ironsouq/contract/content/text/text.schema'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, moment, oneOf } from '#kernel/data/columns.ts'

/**
 * One row. Every change of texts takes its next number first, so changes come one after the other,
 * and a reader that knows a number knows every change up to it.
 */
export const textRevision = pgTable(
  'text_revision',
  {
    isOnly: boolean().primaryKey().default(true),
    revision: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [check('text_revision_one_row', sql`${t.isOnly}`)],
)

/** A text that staff wrote in place of the build's own. */
export const textOverride = pgTable(
  'text_override',
  {
    /** `namespace.key` of the packs. */
    key: text().notNull(),
    locale: text({ enum: TEXT_LOCALES }).notNull(),
    value: text().notNull(),
    /** The build's own text at that time: another one now makes the override outdated. */
    ownThen: text(),
    staffId: uuid().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'text_override_once', columns: [t.key, t.locale] }),
    check('text_override_locale', sql`${t.locale} in (${oneOf(TEXT_LOCALES)})`),
    check('text_override_not_empty', sql`${t.value} ~ '\\S' and length(${t.value}) <= 2000`),
  ],
)

/** What staff changed; null is the build's own text. The latest revision of a key is its version. */
export const textChange = pgTable(
  'text_change',
  {
    id: id(),
    revision: integer().notNull(),
    key: text().notNull(),
    locale: text({ enum: TEXT_LOCALES }).notNull(),
    before: text(),
    after: text(),
    staffId: uuid().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('text_change_once').on(t.revision, t.locale),
    index('text_change_of_key').on(t.key, t.createdAt, t.id),
  ],
)
