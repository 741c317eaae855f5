import { deviceLife, type DeviceState } from '@ironsouq/contract/device/device.lifecycle'
import {
  CUSTOMS,
  EMIRATES,
  EMISSIONS,
  GRADES,
  OWNERSHIPS,
  type Measure,
} from '@ironsouq/contract/device/device.schema'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { brand } from '#features/brand/brand.tables.ts'
import { category } from '#features/category/category.tables.ts'

const moment = () => timestamp({ withTimezone: true })
const oneOf = (values: readonly string[]) => sql.raw(values.map((v) => `'${v}'`).join(', '))

/** A machine for sale: enums and measures. What is said in words is in `device_text`. */
export const device = pgTable(
  'device',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    stockNo: text().notNull(),
    categoryId: uuid()
      .notNull()
      .references(() => category.id),
    brandId: uuid()
      .notNull()
      .references(() => brand.id),
    model: text().notNull(),
    serialNo: text().notNull(),
    yearMade: smallint().notNull(),
    madeOn: date(),
    workHours: integer(),
    mileageKm: integer(),
    emission: text({ enum: EMISSIONS }).notNull(),
    emirate: text({ enum: EMIRATES }).notNull(),
    yard: text().notNull(),
    grade: text({ enum: GRADES }).notNull(),
    customs: text({ enum: CUSTOMS }).notNull(),
    ownership: text({ enum: OWNERSHIPS }).notNull(),
    measures: jsonb().$type<Partial<Record<Measure, number>>>().notNull(),
    priceMinor: bigint({ mode: 'bigint' }),
    priceCurrency: text(),
    state: text().$type<DeviceState>().notNull().default(deviceLife.initial),
    /** Grows with every change; the index keeps the highest it has seen. */
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
    listedAt: moment(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    unique('device_stock_no_once').on(t.stockNo),
    check('device_state', sql`${t.state} in (${oneOf(deviceLife.states)})`),
    check('device_grade', sql`${t.grade} in (${oneOf(GRADES)})`),
    check('device_price', sql`(${t.priceMinor} is null) = (${t.priceCurrency} is null)`),
    check('device_price_positive', sql`${t.priceMinor} > 0`),
    check('device_hours', sql`${t.workHours} >= 0 and ${t.mileageKm} >= 0`),
    index('device_listed_newest')
      .on(t.listedAt.desc(), t.id.desc())
      .where(sql`state = 'listed'`),
    index('device_listed_of_category')
      .on(t.categoryId, t.listedAt.desc())
      .where(sql`state = 'listed'`),
  ],
)

export const deviceText = pgTable(
  'device_text',
  {
    deviceId: uuid()
      .notNull()
      .references(() => device.id, { onDelete: 'cascade' }),
    locale: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ name: 'device_text_once', columns: [t.deviceId, t.locale] })],
)

export const devicePicture = pgTable(
  'device_picture',
  {
    deviceId: uuid()
      .notNull()
      .references(() => device.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    /** Where the object store keeps it, under a name that never changes its content. */
    objectKey: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** A blur of some 25 bytes in base64; null until the picture was looked at. */
    thumbhash: text(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ name: 'device_picture_once', columns: [t.deviceId, t.position] })],
)

/** Every price that was ever asked for a machine; null invited quotes. */
export const devicePrice = pgTable(
  'device_price',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    deviceId: uuid()
      .notNull()
      .references(() => device.id, { onDelete: 'cascade' }),
    priceMinor: bigint({ mode: 'bigint' }),
    priceCurrency: text(),
    createdAt: moment().notNull(),
  },
  (t) => [index('device_price_history').on(t.deviceId, t.createdAt.desc())],
)
