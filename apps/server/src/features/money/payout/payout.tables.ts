import { payoutLifecycle, type PayoutState } from '@ironsouq/contract/money/payout/payout.lifecycle'
import { BANK_REFERENCE_MAX, FAILURE_MAX } from '@ironsouq/contract/money/payout/payout.limits'
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
    /** What the bank calls the transfer. */
    bankReference: text(),
    /** Why the bank did not make it, or returned it; the seller reads it. */
    failure: text(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    index('payout_list').on(t.createdAt, t.id),
    uniqueIndex('payout_one_waits')
      .on(t.sellerId, t.currency)
      .where(sql`state = 'waiting'`),
    index('payout_of_seller').on(t.sellerId, t.createdAt),
    check('payout_state', sql`${t.state} in (${oneOf(payoutLifecycle.states)})`),
    check('payout_amount', sql`${t.amountMinor} > 0`),
    check(
      'payout_bank_reference',
      sql`${t.bankReference} ~ '\\S' and char_length(${t.bankReference}) <= ${sql.raw(String(BANK_REFERENCE_MAX))}`,
    ),
    check(
      'payout_failure',
      sql`(${t.state} = 'failed') = (${t.failure} is not null) and ${t.failure} ~ '\\S'
        and char_length(${t.failure}) <= ${sql.raw(String(FAILURE_MAX))}`,
    ),
    check('payout_two_people', sql`${t.decidedBy} <> ${t.requestedBy}`),
    check('payout_decided', sql`(${t.state} = 'waiting') = (${t.decidedBy} is null)`),
  ],
)
