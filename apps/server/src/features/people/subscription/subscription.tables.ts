import {
  subscriptionLifecycle,
  type SubscriptionState,
} from '@ironsouq/contract/people/subscription/subscription.lifecycle'
import { sql } from 'drizzle-orm'
import { check, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment } from '#kernel/data/columns.ts'

/** An address that receives the weekly list of sales, and its language. */
export const subscription = pgTable(
  'subscription',
  {
    id: id(),
    email: text().notNull(),
    locale: text().notNull(),
    state: text().$type<SubscriptionState>().notNull().default(subscriptionLifecycle.initial),
    /** Grants access to this row only. Every email contains it, so it is not hashed. */
    ticket: text().notNull(),
    /** When a confirmation was last requested, to limit how often one is sent. */
    askedAt: moment().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('subscription_once').on(sql`lower(${t.email})`),
    unique('subscription_ticket_once').on(t.ticket),
    check('subscription_state', sql`${t.state} in ('asked', 'confirmed', 'cancelled')`),
  ],
)
