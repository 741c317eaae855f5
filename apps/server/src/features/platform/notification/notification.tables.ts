import { NOTICE_GROUPS } from '@ironsouq/contract/platform/notification/notification.limits'
import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { member } from '#features/people/member/member.tables.ts'
import { id, moment, oneOf } from '#kernel/data/columns.ts'

/** A notice for one member. The words come from the packs when it is read, in the reader's language. */
export const notification = pgTable(
  'notification',
  {
    id: id(),
    memberId: uuid()
      .notNull()
      .references(() => member.id),
    groupName: text({ enum: NOTICE_GROUPS }).notNull(),
    kind: text().notNull(),
    /** Ids, amounts and times that fill the words; never text that a user wrote. */
    facts: jsonb().$type<Record<string, string>>().notNull(),
    link: text(),
    eventId: text().notNull(),
    /** When the event happened. */
    createdAt: moment().notNull(),
    readAt: moment(),
  },
  (t) => [
    // An event that is delivered twice makes one notification.
    unique('notification_once').on(t.memberId, t.eventId, t.kind),
    index('notification_of_member').on(t.memberId, t.createdAt, t.id),
    index('notification_unread')
      .on(t.memberId)
      .where(sql`read_at is null`),
    check('notification_group', sql`${t.groupName} in (${oneOf(NOTICE_GROUPS)})`),
  ],
)

/** The email of a notice to one member: planned once, and sent if it is still due then. */
export const noticeEmail = pgTable(
  'notice_email',
  {
    id: id(),
    memberId: uuid()
      .notNull()
      .references(() => member.id),
    kind: text().notNull(),
    /** The ids that the event carried: the email is written from them when it is sent. */
    event: jsonb().$type<Record<string, unknown>>().notNull(),
    eventId: text().notNull(),
    /** When the event happened. */
    createdAt: moment().notNull(),
    sentAt: moment(),
  },
  (t) => [unique('notice_email_once').on(t.memberId, t.eventId, t.kind)],
)
