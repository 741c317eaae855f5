import { NOTICE_GROUPS } from '@ironsouq/contract/notification/notification.limits'
import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { device, devicePrice } from '#features/device/device.tables.ts'
import { member } from '#features/member/member.tables.ts'
import { id, moment, oneOf } from '#kernel/columns.ts'
import { MAILED_KINDS } from './notification.rules.ts'

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

/** A mail about a machine that a member saved: planned once, and sent if it is still due then. */
export const savedMail = pgTable(
  'saved_mail',
  {
    id: id(),
    memberId: uuid()
      .notNull()
      .references(() => member.id),
    deviceId: uuid()
      .notNull()
      .references(() => device.id),
    kind: text({ enum: MAILED_KINDS }).notNull(),
    /** The price that it was cut to. */
    priceId: uuid().references(() => devicePrice.id),
    /** What it tells of: told twice, it is one mail. */
    eventId: text().notNull(),
    createdAt: moment().notNull(),
    sentAt: moment(),
  },
  (t) => [
    unique('saved_mail_once').on(t.memberId, t.eventId),
    check('saved_mail_kind', sql`${t.kind} in (${oneOf(MAILED_KINDS)})`),
    check('saved_mail_price', sql`(${t.kind} = 'priceCut') = (${t.priceId} is not null)`),
  ],
)
