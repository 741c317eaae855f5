import {
  homePageLifecycle,
  type HomePageState,
} from '@ironsouq/contract/content/home-page/home-page.lifecycle'
import {
  BLOCK_KINDS,
  RENOVATION_TYPES,
} from '@ironsouq/contract/content/home-page/home-page.schema'
import type { VersionBlock } from '@ironsouq/contract/content/home-page/home-page.version.schema'
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
/** The kinds that the previous release can read. */
const OLD_KINDS = BLOCK_KINDS.filter((kind) => kind !== 'parts')

/** A version of a page that is made of blocks: the whole page, so that none is half published. */
export const homePageVersion = pgTable(
  'home_page_version',
  {
    id: id(),
    page: text().$type<(typeof PAGES)[number]>().notNull(),
    number: integer().notNull(),
    state: text().$type<HomePageState>().notNull().default(homePageLifecycle.initial),
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
    unique('home_page_version_number_once').on(t.page, t.number),
    uniqueIndex('home_page_version_published_once')
      .on(t.page)
      .where(sql`state = 'published'`),
    uniqueIndex('home_page_version_draft_once')
      .on(t.page)
      .where(sql`state = 'draft'`),
    index('home_page_version_publish_due')
      .on(t.publishAt)
      .where(sql`state = 'scheduled'`),
    check('home_page_version_page', sql`${t.page} in (${oneOf(PAGES)})`),
    check('home_page_version_state', sql`${t.state} in (${oneOf(homePageLifecycle.states)})`),
    check('home_page_version_blocks', sql`jsonb_typeof(${t.blocks}) = 'array'`),
    check(
      'home_page_version_scheduled_has_time',
      sql`${t.state} <> 'scheduled' or ${t.publishAt} is not null`,
    ),
    check(
      'home_page_version_published_has_time',
      sql`${t.state} not in ('published', 'replaced') or ${t.publishedAt} is not null`,
    ),
  ],
)

/**
 * A block of a page [CL-20]. The previous release reads it while this one is rolled out; a later release
 * removes it with its texts.
 */
export const homePageBlock = pgTable(
  'home_page_block',
  {
    id: id(),
    page: text().$type<(typeof PAGES)[number]>().notNull(),
    kind: text().$type<(typeof OLD_KINDS)[number]>().notNull(),
    position: integer().notNull(),
    /** As `BlockSettings` of the contract has them for the kind. */
    settings: jsonb().notNull(),
    shown: boolean().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('home_page_block_place').on(t.page, t.position),
    check('home_page_block_page', sql`${t.page} in (${oneOf(PAGES)})`),
    check('home_page_block_kind', sql`${t.kind} in (${oneOf(OLD_KINDS)})`),
  ],
)

export const homePageBlockText = pgTable(
  'home_page_block_text',
  {
    blockId: uuid()
      .notNull()
      .references(() => homePageBlock.id, { onDelete: 'cascade' }),
    locale: text().notNull(),
    /** As `BlockWords` of the contract has them for the kind. */
    words: jsonb().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ name: 'home_page_block_text_once', columns: [t.blockId, t.locale] })],
)
