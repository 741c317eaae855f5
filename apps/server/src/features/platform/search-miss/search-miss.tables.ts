import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { WORDS_LENGTH_MAX } from './search-miss.rules.ts'

/**
 * Searches that found no machine, counted by day, language and words. A row has no creation time
 * and nothing of who searched.
 */
export const searchMiss = pgTable(
  'search_miss',
  {
    day: date().notNull(),
    language: text().notNull(),
    /** Folded: case, accents and signs are gone. */
    words: text().notNull(),
    times: integer().notNull(),
  },
  (t) => [
    primaryKey({ name: 'search_miss_once', columns: [t.day, t.language, t.words] }),
    check('search_miss_times', sql`${t.times} > 0`),
    check(
      'search_miss_words',
      sql`char_length(${t.words}) between 2 and ${sql.raw(String(WORDS_LENGTH_MAX))}`,
    ),
  ],
)
