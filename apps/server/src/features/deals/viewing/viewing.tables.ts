import {
  viewingLifecycle,
  type ViewingState,
} from '@ironsouq/contract/deals/viewing/viewing.lifecycle'
import { VIEWINGS_PER_YARD_DAY } from '@ironsouq/contract/deals/viewing/viewing.limits'
import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { device } from '#features/machines/device/device.tables.ts'
import { yard } from '#features/machines/yard/yard.tables.ts'
import { member } from '#features/people/member/member.tables.ts'
import { id, moment, oneOf } from '#kernel/data/columns.ts'

/**
 * An appointment to see a machine at its yard. A booked one holds a numbered place of the yard's day:
 * unique places with an upper bound are a limit that concurrent bookings cannot pass.
 */
export const viewing = pgTable(
  'viewing',
  {
    id: id(),
    deviceId: uuid()
      .notNull()
      .references(() => device.id, { onDelete: 'cascade' }),
    yardId: uuid()
      .notNull()
      .references(() => yard.id, { onDelete: 'cascade' }),
    /** Null: booked without an account. */
    memberId: uuid().references(() => member.id),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    /** The day in the yard's calendar. */
    day: date().notNull(),
    name: text().notNull(),
    mail: text(),
    mobile: text(),
    /** The language of the visitor. */
    locale: text().notNull(),
    state: text().$type<ViewingState>().notNull().default(viewingLifecycle.initial),
    /** Of the calendar entry: each change has a higher one [RFC 5545]. */
    sequence: integer().notNull().default(0),
    /** Its place among the viewings of the yard on this day. */
    yardPlace: smallint().notNull(),
    /** Shows, moves and cancels this viewing only. The confirmation contains it, so it is not hashed. */
    ticket: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('viewing_ticket_once').on(t.ticket),
    uniqueIndex('viewing_of_device_once')
      .on(t.deviceId, t.startsAt)
      .where(sql`state = 'booked'`),
    uniqueIndex('viewing_yard_place_once')
      .on(t.yardId, t.day, t.yardPlace)
      .where(sql`state = 'booked'`),
    index('viewing_of_member').on(t.memberId, t.startsAt),
    index('viewing_over').on(t.endsAt),
    index('viewing_of_mail').on(sql`lower(${t.mail})`),
    index('viewing_of_mobile').on(t.mobile),
    check('viewing_state', sql`${t.state} in (${oneOf(viewingLifecycle.states)})`),
    check('viewing_span', sql`${t.startsAt} < ${t.endsAt}`),
    check('viewing_contact', sql`${t.mail} is not null or ${t.mobile} is not null`),
    check(
      'viewing_yard_place',
      sql`${t.yardPlace} between 1 and ${sql.raw(String(VIEWINGS_PER_YARD_DAY))}`,
    ),
    check('viewing_sequence', sql`${t.sequence} >= 0`),
  ],
)
