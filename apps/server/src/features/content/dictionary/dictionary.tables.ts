import { DICTIONARY_TYPES } from '@ironsouq/contract/content/dictionary/dictionary.endpoints'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, moment, oneOf } from '#kernel/data/columns.ts'

/** A code that other rows use, and its position in the list. */
export const dictionaryItem = pgTable(
  'dictionary_item',
  {
    id: id(),
    type: text({ enum: DICTIONARY_TYPES }).notNull(),
    code: text().notNull(),
    value: text().notNull(),
    position: integer().notNull(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('dictionary_item_code_once').on(t.type, t.code),
    check('dictionary_item_type', sql`${t.type} in (${oneOf(DICTIONARY_TYPES)})`),
    index('dictionary_item_of_type').on(t.type, t.position),
  ],
)

export const dictionaryItemText = pgTable(
  'dictionary_item_text',
  {
    dictionaryItemId: uuid()
      .notNull()
      .references(() => dictionaryItem.id, { onDelete: 'cascade' }),
    locale: text().notNull(),
    label: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'dictionary_item_text_once', columns: [t.dictionaryItemId, t.locale] }),
  ],
)
