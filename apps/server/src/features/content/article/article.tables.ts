import { jsonb, text } from 'drizzle-orm/pg-core'
import { moment } from '#kernel/data/columns.ts'
import type { StoredPart } from './article.rules.ts'

/** The columns of an article's text in one language, for the `*_text` table of its owner. */
export const articleTextColumns = () => ({
  locale: text().notNull(),
  status: text({ enum: ['draft', 'translated'] }).notNull(),
  title: text().notNull(),
  summary: text().notNull(),
  /** The ProseMirror document that the editor opens. */
  document: jsonb().$type<object>().notNull(),
  /** What the document shows, rendered and sanitised when it was written. */
  parts: jsonb().$type<StoredPart[]>().notNull(),
  /** Its words, for the search and the time that reading takes. */
  plainText: text().notNull(),
  /** Of title, summary and document: another text has another one. */
  fingerprint: text().notNull(),
  /** The fingerprint of the English text that it was translated from. */
  translatedFrom: text(),
  createdAt: moment().notNull(),
  updatedAt: moment().notNull(),
})
