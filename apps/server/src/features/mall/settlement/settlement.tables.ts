import { sql } from 'drizzle-orm'
import { index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#kernel/data/columns.ts'

/** When what is held for a received order becomes due to its seller. */
export const settlement = pgTable(
  'settlement',
  {
    orderId: uuid().primaryKey(),
    sellerId: uuid().notNull(),
    settleAt: moment().notNull(),
    /** Null until then; set without a posting when the order was refunded meanwhile. */
    settledAt: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [
    index('settlement_due')
      .on(t.settleAt)
      .where(sql`settled_at is null`),
  ],
)
