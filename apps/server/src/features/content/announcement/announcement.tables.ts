import { ANNOUNCEMENT_AUDIENCES } from '@ironsouq/contract/content/announcement/announcement.schema'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { member } from '#features/people/member/member.tables.ts'
import { id, moment, oneOf } from '#kernel/data/columns.ts'

/** A notice that staff write for an audience, shown between its start and its end [NW-6]. */
export const announcement = pgTable(
  'announcement',
  {
    id: id(),
    audience: text({ enum: ANNOUNCEMENT_AUDIENCES }).notNull(),
    /** Empty: readers of every language. */
    languages: text().array().notNull(),
    isImportant: boolean().notNull(),
    link: text(),
    startsAt: moment().notNull(),
    endsAt: moment(),
    withdrawnAt: moment(),
    /** When the next change of what pages show is due: the start, then the end. Null: none is. */
    turnsAt: moment(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    check('announcement_audience', sql`${t.audience} in (${oneOf(ANNOUNCEMENT_AUDIENCES)})`),
    check('announcement_times', sql`${t.endsAt} > ${t.startsAt}`),
    index('announcement_started').on(t.startsAt, t.id),
    index('announcement_due')
      .on(t.turnsAt)
      .where(sql`turns_at is not null`),
  ],
)

export const announcementText = pgTable(
  'announcement_text',
  {
    announcementId: uuid()
      .notNull()
      .references(() => announcement.id, { onDelete: 'cascade' }),
    locale: text().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ name: 'announcement_text_once', columns: [t.announcementId, t.locale] })],
)

export const announcementRead = pgTable(
  'announcement_read',
  {
    announcementId: uuid()
      .notNull()
      .references(() => announcement.id, { onDelete: 'cascade' }),
    memberId: uuid()
      .notNull()
      .references(() => member.id),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'announcement_read_once', columns: [t.announcementId, t.memberId] }),
    index('announcement_read_of_member').on(t.memberId),
  ],
)
