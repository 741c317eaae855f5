import { payoutLifecycle, type PayoutState } from '@ironsouq/contract/payout/payout.lifecycle'
import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, moment, oneOf } from '#kernel/data/columns.ts'

/** A transfer to a seller, with the bank account as it was confirmed when it was requested. */
export const payout = pgTable(
  'payout',
  {
    /** Also the reference of its journal. */
    id: id(),
    sellerId: uuid().notNull(),
    amountMinor: bigint({ mode: 'bigint' }).notNull(),
    currency: text().notNull(),
    holder: text().notNull(),
    bank: text().notNull(),
    iban: text().notNull(),
    swift: text().notNull(),
    state: text().$type<PayoutState>().notNull().default(payoutLifecycle.initial),
    /** Both of staff. */
    requestedBy: uuid().notNull(),
    decidedBy: uuid(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    index('payout_list').on(t.createdAt, t.id),
    uniqueIndex('payout_one_waits')
      .on(t.sellerId, t.currency)
      .where(sql`state = 'waiting'`),
    check('payout_state', sql`${t.state} in (${oneOf(payoutLifecycle.states)})`),
    check('payout_amount', sql`${t.amountMinor} > 0`),
    check('payout_two_people', sql`${t.decidedBy} <> ${t.requestedBy}`),
    check('payout_decided', sql`(${t.state} = 'waiting') = (${t.decidedBy} is null)`),
  ],
)
