import {
  subscriptionLife,
  type SubscriptionState,
} from '@ironsouq/contract/subscription/subscription.lifecycle'
import { sql } from 'drizzle-orm'
import { check, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment } from '#kernel/columns.ts'

/** Who wants the weekly notice of sales, and in which language. */
export const subscription = pgTable(
  'subscription',
  {
    id: id(),
    email: text().notNull(),
    locale: text().notNull(),
    state: text().$type<SubscriptionState>().notNull().default(subscriptionLife.initial),
    /** Opens nothing but this row, and every mail must carry it: so it is kept as it is. */
    ticket: text().notNull(),
    /** When a confirmation was last asked for: not more often than every few minutes. */
    askedAt: moment().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('subscription_once').on(sql`lower(${t.email})`),
    unique('subscription_ticket_once').on(t.ticket),
    check('subscription_state', sql`${t.state} in ('asked', 'confirmed', 'cancelled')`),
  ],
)
