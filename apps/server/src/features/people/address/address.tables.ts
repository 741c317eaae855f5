import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { member } from '#features/people/member/member.tables.ts'
import { id, moment } from '#kernel/data/columns.ts'

/** A delivery address of a member [FM-4]. Orders keep a copy, so that changing it changes no order. */
export const address = pgTable(
  'address',
  {
    id: id(),
    memberId: uuid()
      .notNull()
      .references(() => member.id),
    recipient: text().notNull(),
    phone: text().notNull(),
    /** ISO 3166-1. */
    country: text().notNull(),
    /** An emirate in the UAE, else the name of a state or province. */
    region: text().notNull(),
    city: text().notNull(),
    /** Street, building, unit, landmark. */
    detail: text().notNull(),
    /** Ten digits on the plate of a building in Dubai. */
    makani: text(),
    postalCode: text(),
    isDefault: boolean().notNull().default(false),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    index('address_of_member').on(t.memberId, t.createdAt.desc()),
    uniqueIndex('address_default_once')
      .on(t.memberId)
      .where(sql`is_default`),
    check('address_country', sql`${t.country} ~ '^[A-Z]{2}$'`),
    check('address_makani', sql`${t.makani} ~ '^[0-9]{10}$'`),
    check('address_detail', sql`char_length(${t.detail}) between 5 and 50`),
  ],
)
