import { BLOCK_KINDS, RENOVATION_TYPES } from '@ironsouq/contract/renovation/renovation.schema'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, moment, oneOf } from '#kernel/data/columns.ts'

const PAGES = Object.values(RENOVATION_TYPES)

/** A block of a page [CL-20]: its kind, position and settings. */
export const renovationBlock = pgTable(
  'renovation_block',
  {
    id: id(),
    page: text().$type<(typeof PAGES)[number]>().notNull(),
    kind: text({ enum: BLOCK_KINDS }).notNull(),
    position: integer().notNull(),
    /** As `BlockSettings` of the contract has them for the kind. */
    settings: jsonb().notNull(),
    shown: boolean().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('renovation_block_place').on(t.page, t.position),
    check('renovation_block_page', sql`${t.page} in (${oneOf(PAGES)})`),
    check('renovation_block_kind', sql`${t.kind} in (${oneOf(BLOCK_KINDS)})`),
  ],
)

export const renovationBlockText = pgTable(
  'renovation_block_text',
  {
    blockId: uuid()
      .notNull()
      .references(() => renovationBlock.id, { onDelete: 'cascade' }),
    locale: text().notNull(),
    /** As `BlockWords` of the contract has them for the kind. */
    words: jsonb().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ name: 'renovation_block_text_once', columns: [t.blockId, t.locale] })],
)
