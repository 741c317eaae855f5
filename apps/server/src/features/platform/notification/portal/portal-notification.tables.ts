import { sql, type SQL } from 'drizzle-orm'
import {
  check,
  index,
  jsonb,
  type PgColumn,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { sellerAccount } from '#features/people/seller-account/seller-account.tables.ts'
import { staff } from '#features/people/staff/staff.tables.ts'
import { id, moment } from '#kernel/data/columns.ts'

/** Someone of staff or a person of a seller. Row-level security follows the account to its seller. */
const person = () => ({
  staffId: uuid().references(() => staff.id, { onDelete: 'cascade' }),
  accountId: uuid().references(() => sellerAccount.id, { onDelete: 'cascade' }),
})

const isOnePerson = (t: Record<'staffId' | 'accountId', PgColumn>): SQL =>
  sql`num_nonnulls(${t.staffId}, ${t.accountId}) = 1`

/**
 * A notice for one person of a portal, and its email. The words come from the packs when it is read, in the reader's
 * language.
 */
export const portalNotification = pgTable(
  'portal_notification',
  {
    id: id(),
    ...person(),
    kind: text().notNull(),
    /** Ids, amounts and times that fill the words; never text that a user wrote. */
    facts: jsonb().$type<Record<string, string>>().notNull(),
    link: text().notNull(),
    /** The ids that the event carried: the email is written from them when it is sent. */
    event: jsonb().$type<Record<string, unknown>>().notNull(),
    eventId: text().notNull(),
    /** When the event happened. */
    createdAt: moment().notNull(),
    readAt: moment(),
    emailSentAt: moment(),
  },
  (t) => [
    // An event that is delivered twice makes one notification.
    unique('portal_notification_once')
      .on(t.eventId, t.kind, t.staffId, t.accountId)
      .nullsNotDistinct(),
    index('portal_notification_of_staff')
      .on(t.staffId, t.createdAt, t.id)
      .where(sql`staff_id is not null`),
    index('portal_notification_of_account')
      .on(t.accountId, t.createdAt, t.id)
      .where(sql`account_id is not null`),
    index('portal_notification_unread_by_staff')
      .on(t.staffId)
      .where(sql`staff_id is not null and read_at is null`),
    index('portal_notification_unread_by_account')
      .on(t.accountId)
      .where(sql`account_id is not null and read_at is null`),
    check('portal_notification_person', isOnePerson(t)),
  ],
)

/** A kind that a person does not want as email. */
export const noticeEmailOff = pgTable(
  'notice_email_off',
  {
    id: id(),
    ...person(),
    kind: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('notice_email_off_once').on(t.staffId, t.accountId, t.kind).nullsNotDistinct(),
    index('notice_email_off_of_account')
      .on(t.accountId)
      .where(sql`account_id is not null`),
    check('notice_email_off_person', isOnePerson(t)),
  ],
)
