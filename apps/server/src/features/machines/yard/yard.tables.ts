import { EMIRATES } from '@ironsouq/contract/machines/device/device.enums'
import { DAY_MINUTES } from '@ironsouq/contract/machines/yard/yard.limits'
import { TIME_ZONE } from '@ironsouq/i18n/format'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, moment } from '#kernel/data/columns.ts'

const PHONE = "'^[+][1-9][0-9]{6,14}$'"

/** Where machines are stored and can be viewed. */
export const yard = pgTable(
  'yard',
  {
    id: id(),
    code: text().notNull(),
    emirate: text({ enum: EMIRATES }).notNull(),
    freeZone: boolean().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    /** In international form, as a telephone link needs it. */
    phone: text(),
    whatsapp: text(),
    /** Receives the appointments; visitors do not see it. */
    viewingMail: text(),
    timeZone: text().notNull().default(TIME_ZONE),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('yard_code_once').on(t.code),
    check('yard_phone', sql`${t.phone} ~ ${sql.raw(PHONE)}`),
    check('yard_whatsapp', sql`${t.whatsapp} ~ ${sql.raw(PHONE)}`),
    check('yard_viewing_mail', sql`${t.viewingMail} ~ '^[^@[:space:]]+@[^@[:space:]]+$'`),
    check('yard_time_zone', sql`${t.timeZone} ~ '^[A-Za-z]+(/[A-Za-z_+0-9-]+)*$'`),
  ],
)

/**
 * When a yard is open on a weekday. A weekday without a row is closed. One row with one break: hours
 * that overlap cannot be stored.
 */
export const yardHours = pgTable(
  'yard_hours',
  {
    yardId: uuid()
      .notNull()
      .references(() => yard.id, { onDelete: 'cascade' }),
    /** 1 is Monday. */
    weekday: smallint().notNull(),
    /** Minutes after midnight, in the yard's time zone. */
    opensAt: smallint().notNull(),
    closesAt: smallint().notNull(),
    breakFrom: smallint(),
    breakUntil: smallint(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'yard_hours_once', columns: [t.yardId, t.weekday] }),
    check('yard_hours_weekday', sql`${t.weekday} between 1 and 7`),
    check(
      'yard_hours_of_day',
      sql`0 <= ${t.opensAt} and ${t.opensAt} < ${t.closesAt} and ${t.closesAt} <= ${sql.raw(String(DAY_MINUTES))}`,
    ),
    check(
      'yard_hours_break',
      sql`(${t.breakFrom} is null) = (${t.breakUntil} is null)
        and ${t.opensAt} < ${t.breakFrom} and ${t.breakFrom} < ${t.breakUntil}
        and ${t.breakUntil} < ${t.closesAt}`,
    ),
  ],
)

export const yardText = pgTable(
  'yard_text',
  {
    yardId: uuid()
      .notNull()
      .references(() => yard.id, { onDelete: 'cascade' }),
    locale: text().notNull(),
    name: text().notNull(),
    /** Street and gate; null when it is not recorded. */
    address: text(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ name: 'yard_text_once', columns: [t.yardId, t.locale] })],
)
