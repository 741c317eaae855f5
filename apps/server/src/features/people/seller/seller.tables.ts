import { STANDINGS } from '@ironsouq/contract/machines/device-admin/device-admin.enums'
import { sql } from 'drizzle-orm'
import {
  check,
  date,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, moment, oneOf } from '#kernel/data/columns.ts'

/** A seller, with the facts that buyers see. */
export const seller = pgTable(
  'seller',
  {
    id: id(),
    code: text().notNull(),
    sinceYear: smallint().notNull(),
    /** Half of all questions were answered sooner; null until enough were asked. */
    replyMinutes: integer(),
    soldCount: integer().notNull(),
    claimsUpheld: integer().notNull(),
    licenceCheckedOn: date(),
    /** Whether its listings are published without a review [EQ-8]. */
    standing: text({ enum: STANDINGS }).notNull().default('reviewed'),
    /** Why it is suspended, for its people. */
    suspensionReason: text(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('seller_code_once').on(t.code),
    check('seller_standing', sql`${t.standing} in (${oneOf(STANDINGS)})`),
    check(
      'seller_suspended_says_why',
      sql`(${t.standing} = 'suspended') = (${t.suspensionReason} is not null)`,
    ),
    check('seller_claims', sql`${t.claimsUpheld} between 0 and ${t.soldCount}`),
  ],
)

export const sellerText = pgTable(
  'seller_text',
  {
    sellerId: uuid()
      .notNull()
      .references(() => seller.id, { onDelete: 'cascade' }),
    locale: text().notNull(),
    name: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ name: 'seller_text_once', columns: [t.sellerId, t.locale] })],
)
