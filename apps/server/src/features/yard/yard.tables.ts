import { EMIRATES } from '@ironsouq/contract/device/device.enums'
import {
  boolean,
  doublePrecision,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, moment } from '#kernel/data/columns.ts'

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
    createdAt: moment().notNull(),
  },
  (t) => [unique('yard_code_once').on(t.code)],
)

export const yardText = pgTable(
  'yard_text',
  {
    yardId: uuid()
      .notNull()
      .references(() => yard.id, { onDelete: 'cascade' }),
    locale: text().notNull(),
    name: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ name: 'yard_text_once', columns: [t.yardId, t.locale] })],
)
