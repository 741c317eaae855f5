import {
  sellerAccountLifecycle,
  type SellerAccountState,
} from '@ironsouq/contract/people/seller-account/seller-account.lifecycle'
import { MERCHANT_ROLES } from '@ironsouq/contract/people/seller-account/seller-account.roles'
import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { seller } from '#features/people/seller/seller.tables.ts'
import { id, moment, oneOf } from '#kernel/data/columns.ts'

/** A person who works for a seller. A trigger of the migration keeps one active owner per seller. */
export const sellerAccount = pgTable(
  'seller_account',
  {
    id: id(),
    sellerId: uuid()
      .notNull()
      .references(() => seller.id),
    name: text().notNull(),
    email: text().notNull(),
    locale: text().notNull(),
    role: text({ enum: MERCHANT_ROLES }).notNull(),
    state: text().$type<SellerAccountState>().notNull().default('invited'),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
    lastSignInAt: moment(),
  },
  (t) => [
    // An invitation alone takes no address: otherwise a seller could keep others off the market.
    uniqueIndex('seller_account_email_once')
      .on(sql`lower(${t.email})`)
      .where(sql`state = 'active'`),
    uniqueIndex('seller_account_email_once_in_seller').on(t.sellerId, sql`lower(${t.email})`),
    index('seller_account_of_seller').on(t.sellerId, t.createdAt),
    check('seller_account_role', sql`${t.role} in (${oneOf(MERCHANT_ROLES)})`),
    check('seller_account_state', sql`${t.state} in (${oneOf(sellerAccountLifecycle.states)})`),
  ],
)

/** The latest invitation of a person: another one replaces it. The link is derived from its id. */
export const sellerInvitation = pgTable(
  'seller_invitation',
  {
    id: id(),
    accountId: uuid()
      .notNull()
      .references(() => sellerAccount.id, { onDelete: 'cascade' }),
    /** Null when the approval of the seller made it. */
    invitedBy: uuid().references(() => sellerAccount.id, { onDelete: 'set null' }),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [unique('seller_invitation_once').on(t.accountId)],
)

/** The request of one person of staff to let an owner in again; a second person confirms or drops it. */
export const sellerReinvitation = pgTable(
  'seller_reinvitation',
  {
    accountId: uuid()
      .primaryKey()
      .references(() => sellerAccount.id, { onDelete: 'cascade' }),
    reason: text().notNull(),
    requestedBy: uuid().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [check('seller_reinvitation_says_why', sql`${t.reason} ~ '\\S'`)],
)
