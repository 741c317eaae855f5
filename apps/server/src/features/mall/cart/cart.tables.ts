import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { member } from '#features/people/member/member.tables.ts'
import { moment } from '#kernel/data/columns.ts'

/**
 * A variant in the cart of a member; that of a visitor is stored in their browser. It names the variant without a
 * reference: products are of another shard (decision 109), and a cart outlives them.
 */
export const cartLine = pgTable(
  'cart_line',
  {
    memberId: uuid()
      .notNull()
      .references(() => member.id),
    skuId: uuid().notNull(),
    quantity: integer().notNull(),
    isChecked: boolean().notNull().default(true),
    /** The price when the buyer last saw it: a change is shown [CA-3]. */
    seenMinor: bigint({ mode: 'bigint' }).notNull(),
    currency: text().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'cart_line_once', columns: [t.memberId, t.skuId] }),
    check('cart_line_quantity', sql`${t.quantity} between 1 and 9999`),
  ],
)
