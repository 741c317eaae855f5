import {
  BRANCH_SERVICES,
  HOLIDAY_EFFECTS,
  SEASONS,
  type BranchService,
} from '@ironsouq/contract/content/branch/branch.enums'
import { AREA_OF_EMIRATES, HOLIDAY_DAYS_MAX } from '@ironsouq/contract/content/branch/branch.limits'
import { EMIRATES } from '@ironsouq/contract/machines/device/device.enums'
import { DAY_MINUTES } from '@ironsouq/contract/machines/yard/yard.limits'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { yard } from '#features/machines/yard/yard.tables.ts'
import { id, moment, oneOf } from '#kernel/data/columns.ts'

const PHONE = "'^[+][1-9][0-9]{6,14}$'"
const number = (value: number) => sql.raw(String(value))
const { south, north, west, east } = AREA_OF_EMIRATES

/** Where the company serves visitors. Machines stand in its yard, if it has one. */
export const branch = pgTable(
  'branch',
  {
    id: id(),
    code: text().notNull(),
    position: integer().notNull(),
    isShown: boolean().notNull(),
    yardId: uuid().references(() => yard.id, { onDelete: 'set null' }),
    emirate: text({ enum: EMIRATES }).notNull(),
    building: text(),
    unit: text(),
    poBox: text(),
    /** Exists in Dubai only. */
    makani: text(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    /** In international form, as a telephone link needs it. */
    phone: text().notNull(),
    whatsapp: text(),
    email: text(),
    services: text().array().$type<BranchService[]>().notNull(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    unique('branch_code_once').on(t.code),
    unique('branch_yard_once').on(t.yardId),
    check('branch_emirate', sql`${t.emirate} in (${oneOf(EMIRATES)})`),
    check('branch_phone', sql`${t.phone} ~ ${sql.raw(PHONE)}`),
    check('branch_whatsapp', sql`${t.whatsapp} ~ ${sql.raw(PHONE)}`),
    check('branch_email', sql`${t.email} ~ '^[^@[:space:]]+@[^@[:space:]]+$'`),
    check(
      'branch_makani',
      sql`${t.makani} is null or (${t.makani} ~ '^[0-9]{5} ?[0-9]{5}$' and ${t.emirate} = 'dubai')`,
    ),
    check('branch_services', sql`${t.services} <@ array[${oneOf(BRANCH_SERVICES)}]::text[]`),
    check(
      'branch_pin',
      sql`${t.latitude} between ${number(south)} and ${number(north)}
        and ${t.longitude} between ${number(west)} and ${number(east)}`,
    ),
  ],
)

export const branchText = pgTable(
  'branch_text',
  {
    branchId: uuid()
      .notNull()
      .references(() => branch.id, { onDelete: 'cascade' }),
    locale: text().notNull(),
    name: text().notNull(),
    area: text().notNull(),
    street: text(),
    landmark: text(),
    access: text(),
    bring: text(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ name: 'branch_text_once', columns: [t.branchId, t.locale] })],
)

/** When a branch is open on a weekday of a season. A weekday without a row is closed. */
export const branchHours = pgTable(
  'branch_hours',
  {
    branchId: uuid()
      .notNull()
      .references(() => branch.id, { onDelete: 'cascade' }),
    season: text({ enum: SEASONS }).notNull(),
    /** 1 is Monday. */
    weekday: smallint().notNull(),
    /** Minutes after midnight in Dubai. */
    opensAt: smallint().notNull(),
    closesAt: smallint().notNull(),
    breakFrom: smallint(),
    breakUntil: smallint(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'branch_hours_once', columns: [t.branchId, t.season, t.weekday] }),
    check('branch_hours_season', sql`${t.season} in (${oneOf(SEASONS)})`),
    check('branch_hours_weekday', sql`${t.weekday} between 1 and 7`),
    check(
      'branch_hours_of_day',
      sql`0 <= ${t.opensAt} and ${t.opensAt} < ${t.closesAt} and ${t.closesAt} <= ${number(DAY_MINUTES)}`,
    ),
    check(
      'branch_hours_break',
      sql`(${t.breakFrom} is null) = (${t.breakUntil} is null)
        and ${t.opensAt} < ${t.breakFrom} and ${t.breakFrom} < ${t.breakUntil}
        and ${t.breakUntil} < ${t.closesAt}`,
    ),
  ],
)

/** Days on which the branches are closed or have the hours of Ramadan. */
export const holiday = pgTable(
  'holiday',
  {
    id: id(),
    effect: text({ enum: HOLIDAY_EFFECTS }).notNull(),
    firstDay: date().notNull(),
    lastDay: date().notNull(),
    isConfirmed: boolean().notNull(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('holiday_once').on(t.effect, t.firstDay),
    check('holiday_effect', sql`${t.effect} in (${oneOf(HOLIDAY_EFFECTS)})`),
    check(
      'holiday_days',
      sql`${t.lastDay} - ${t.firstDay} between 0 and ${number(HOLIDAY_DAYS_MAX - 1)}`,
    ),
  ],
)

export const holidayText = pgTable(
  'holiday_text',
  {
    holidayId: uuid()
      .notNull()
      .references(() => holiday.id, { onDelete: 'cascade' }),
    locale: text().notNull(),
    name: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ name: 'holiday_text_once', columns: [t.holidayId, t.locale] })],
)
