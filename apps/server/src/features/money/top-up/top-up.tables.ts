import { TOP_UP_MAX_MINOR } from '@ironsouq/contract/money/balance/balance.limits'
import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, moment } from '#kernel/data/columns.ts'

/** What a member wants to add to their balance [LO-3]; attempts to pay it are payments. */
export const topUp = pgTable(
  'top_up',
  {
    id: id(),
    memberId: uuid().notNull(),
    /** In the address of the payment page. */
    payNo: text().notNull(),
    amountMinor: bigint({ mode: 'bigint' }).notNull(),
    currency: text().notNull(),
    /** Units of each currency for one US dollar, frozen for methods that cannot charge the balance's [PY-6]. */
    rates: jsonb().$type<Record<string, string>>().notNull(),
    expiresAt: moment().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('top_up_pay_no_once').on(t.payNo),
    index('top_up_of_member').on(t.memberId, t.createdAt.desc()),
    check(
      'top_up_amount',
      sql`${t.amountMinor} between 1 and ${sql.raw(String(TOP_UP_MAX_MINOR))}`,
    ),
  ],
)
