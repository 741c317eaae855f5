import type { SavedQuery } from '@ironsouq/contract/deals/saved-search/saved-search.endpoints'
import {
  MATCH_KINDS,
  PACES,
  SEARCH_NAME_MAX,
  WANT_NOTE_MAX,
} from '@ironsouq/contract/deals/saved-search/saved-search.limits'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { device } from '#features/machines/device/device.tables.ts'
import { member } from '#features/people/member/member.tables.ts'
import { id, moment, oneOf } from '#kernel/data/columns.ts'

/** A search of the list of machines that a member saved. */
export const savedSearch = pgTable(
  'saved_search',
  {
    id: id(),
    memberId: uuid()
      .notNull()
      .references(() => member.id),
    name: text().notNull(),
    /** Normalised; it never changes. */
    query: jsonb().$type<SavedQuery>().notNull(),
    /** A hash of the query: the same search has the same one, however its filters were chosen. */
    queryKey: text().notNull(),
    /** The language that its words are understood in. */
    locale: text().notNull(),
    pace: text({ enum: PACES }).notNull(),
    /** Nothing matched when it was saved. */
    isWant: boolean().notNull(),
    note: text().notNull(),
    /** What it is about, for the list of wants; written with its entry in the index. */
    category: text(),
    brand: text(),
    /** When the member is notified of what was found; null while there is nothing new. */
    dueAt: moment(),
    /** When the member last looked at the results. */
    seenAt: moment().notNull(),
    updatedAt: moment().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('saved_search_once').on(t.memberId, t.queryKey),
    index('saved_search_due')
      .on(t.dueAt)
      .where(sql`${t.dueAt} is not null`),
    index('saved_search_want')
      .on(t.category, t.brand)
      .where(sql`${t.isWant}`),
    index('saved_search_changed').on(t.updatedAt),
    check('saved_search_pace', sql`${t.pace} in (${oneOf(PACES)})`),
    check('saved_search_off_is_not_due', sql`${t.pace} <> 'off' or ${t.dueAt} is null`),
    check(
      'saved_search_name',
      sql`char_length(${t.name}) between 1 and ${sql.raw(String(SEARCH_NAME_MAX))}`,
    ),
    check('saved_search_note', sql`char_length(${t.note}) <= ${sql.raw(String(WANT_NOTE_MAX))}`),
  ],
)

/** What a member is notified of at one time: at most one notification and one email. */
export const searchDigest = pgTable(
  'search_digest',
  {
    id: id(),
    memberId: uuid()
      .notNull()
      .references(() => member.id),
    createdAt: moment().notNull(),
  },
  (t) => [index('search_digest_of_member').on(t.memberId)],
)

/** A machine that matches a saved search, and what happened to it. */
export const searchMatch = pgTable(
  'search_match',
  {
    id: id(),
    savedSearchId: uuid()
      .notNull()
      .references(() => savedSearch.id, { onDelete: 'cascade' }),
    deviceId: uuid()
      .notNull()
      .references(() => device.id),
    kind: text({ enum: MATCH_KINDS }).notNull(),
    /** What makes it happen once: the time of listing, the row of the price, the event of the sale. */
    occasion: text().notNull(),
    /** The price before a cut. */
    priceBeforeMinor: bigint({ mode: 'bigint' }),
    /** The price that a cut led to. */
    priceMinor: bigint({ mode: 'bigint' }),
    priceCurrency: text(),
    digestId: uuid().references(() => searchDigest.id, { onDelete: 'set null' }),
    /** Whether the member is still to be notified of it. */
    isPending: boolean().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('search_match_once').on(t.savedSearchId, t.deviceId, t.kind, t.occasion),
    index('search_match_pending')
      .on(t.savedSearchId)
      .where(sql`${t.isPending}`),
    index('search_match_of_digest').on(t.digestId),
    index('search_match_of_device').on(t.deviceId),
    index('search_match_newest').on(t.savedSearchId, t.createdAt),
    index('search_match_age').on(t.createdAt),
    check('search_match_kind', sql`${t.kind} in (${oneOf(MATCH_KINDS)})`),
  ],
)
