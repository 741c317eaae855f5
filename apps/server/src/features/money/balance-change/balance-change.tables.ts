import {
  balanceChangeLifecycle,
  type BalanceChangeState,
} from '@ironsouq/contract/money/balance-change/balance-change.lifecycle'
import {
  ALONE_MAX_MINOR,
  CHANGE_MAX_MINOR,
  REASON_MAX,
} from '@ironsouq/contract/money/balance-change/balance-change.limits'
import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, moment, oneOf } from '#kernel/data/columns.ts'

const number = (value: bigint | number) => sql.raw(String(value))

/** A change of a member's balance by hand, with its reason. A large one needs two people. */
export const balanceChange = pgTable(
  'balance_change',
  {
    /** Also the reference of its journal. */
    id: id(),
    memberId: uuid().notNull(),
    amountMinor: bigint({ mode: 'bigint' }).notNull(),
    currency: text().notNull(),
    reason: text().notNull(),
    state: text().$type<BalanceChangeState>().notNull().default(balanceChangeLifecycle.initial),
    /** Both of staff. */
    requestedBy: uuid().notNull(),
    decidedBy: uuid(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    index('balance_change_list').on(t.createdAt, t.id),
    index('balance_change_of_member').on(t.memberId),
    index('balance_change_waiting')
      .on(t.createdAt, t.id)
      .where(sql`state = 'waiting'`),
    check('balance_change_state', sql`${t.state} in (${oneOf(balanceChangeLifecycle.states)})`),
    check(
      'balance_change_amount',
      sql`${t.amountMinor} <> 0 and abs(${t.amountMinor}) <= ${number(CHANGE_MAX_MINOR)}`,
    ),
    check(
      'balance_change_reason',
      sql`${t.reason} ~ '\\S' and char_length(${t.reason}) <= ${number(REASON_MAX)}`,
    ),
    check('balance_change_two_people', sql`${t.decidedBy} <> ${t.requestedBy}`),
    check(
      'balance_change_decided',
      sql`case ${t.state} when 'waiting' then ${t.decidedBy} is null
        when 'rejected' then ${t.decidedBy} is not null
        else ${t.decidedBy} is not null or abs(${t.amountMinor}) <= ${number(ALONE_MAX_MINOR)} end`,
    ),
  ],
)
