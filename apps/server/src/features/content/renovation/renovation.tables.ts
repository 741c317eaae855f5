import {
  renovationLifecycle,
  type RenovationState,
} from '@ironsouq/contract/content/renovation/renovation.lifecycle'
import {
  BLOCK_KINDS,
  RENOVATION_TYPES,
} from '@ironsouq/contract/content/renovation/renovation.schema'
import type { VersionBlock } from '@ironsouq/contract/content/renovation/renovation.version.schema'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, moment, oneOf } from '#kernel/data/columns.ts'

const PAGES = Object.values(RENOVATION_TYPES)

/** A version of a page that is made of blocks: the whole page, so that none is half published. */
export const renovationVersion = pgTable(
  'renovation_version',
  {
    id: id(),
    page: text().$type<(typeof PAGES)[number]>().notNull(),
    number: integer().notNull(),
    state: text().$type<RenovationState>().notNull().default(renovationLifecycle.initial),
    /** In their order, with the texts of every language. */
    blocks: jsonb().$type<VersionBlock[]>().notNull(),
    /** The number of the version that it began as a copy of. */
    copiedFrom: integer(),
    /** When a scheduled version is published. */
    publishAt: moment(),
    publishedAt: moment(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    unique('renovation_version_number_once').on(t.page, t.number),
    uniqueIndex('renovation_version_published_once')
      .on(t.page)
      .where(sql`state = 'published'`),
    uniqueIndex('renovation_version_draft_once')
      .on(t.page)
      .where(sql`state = 'draft'`),
    index('renovation_version_publish_due')
      .on(t.publishAt)
      .where(sql`state = 'scheduled'`),
    check('renovation_version_page', sql`${t.page} in (${oneOf(PAGES)})`),
    check('renovation_version_state', sql`${t.state} in (${oneOf(renovationLifecycle.states)})`),
    check('renovation_version_blocks', sql`jsonb_typeof(${t.blocks}) = 'array'`),
    check(
      'renovation_version_scheduled_has_time',
      sql`${t.state} <> 'scheduled' or ${t.publishAt} is not null`,
    ),
    check(
      'renovation_version_published_has_time',
      sql`${t.state} not in ('published', 'replaced') or ${t.publishedAt} is not null`,
    ),
  ],
)

/**
 * A block of a page [CL-20]. The previous release reads it while this one is rolled out; a later release
 * removes it with its texts.
 */
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
