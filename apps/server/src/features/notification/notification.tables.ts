import { NOTICE_GROUPS } from '@ironsouq/contract/notification/notification.limits'
import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { member } from '#features/member/member.tables.ts'
import { id, moment, oneOf } from '#kernel/columns.ts'

/** Something a member is told. The words come from the packs when he reads it, in his language. */
export const notification = pgTable(
  'notification',
  {
    id: id(),
    memberId: uuid()
      .notNull()
      .references(() => member.id),
    groupName: text({ enum: NOTICE_GROUPS }).notNull(),
    kind: text().notNull(),
    /** What fills its words: ids, money and moments, never words of a person. */
    facts: jsonb().$type<Record<string, string>>().notNull(),
    link: text(),
    /** What it tells of: told twice, it is one notice. */
    eventId: text().notNull(),
    createdAt: moment().notNull(),
    readAt: moment(),
  },
  (t) => [
    unique('notification_once').on(t.memberId, t.eventId),
    index('notification_of_member').on(t.memberId, t.createdAt.desc()),
    index('notification_unread')
      .on(t.memberId)
      .where(sql`read_at is null`),
    check('notification_group', sql`${t.groupName} in (${oneOf(NOTICE_GROUPS)})`),
  ],
)
