import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment, oneOf } from '#kernel/data/columns.ts'
import {
  LEDGER_UNITS,
  NORMAL_BALANCES,
  OWNER_TYPES,
  type LedgerUnit,
  type NormalBalance,
  type OwnerType,
} from '#kernel/ledger-kinds.ts'

/** The number of a transaction, which never wraps round. */
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

const minor = () => bigint({ mode: 'bigint' })
const isCurrency = sql.raw(`~ '^[A-Z]{3}$'`)

const isKind = sql.raw(`~ '^[a-z][A-Za-z]{1,39}$'`)

/** What accounts are for: what features declare, written when the database is migrated. */
export const ledgerAccountKind = pgTable(
  'ledger_account_kind',
  {
    kind: text().primaryKey(),
    ownerType: text().$type<OwnerType>().notNull(),
    normalBalance: text().$type<NormalBalance>().notNull(),
    unit: text().$type<LedgerUnit>().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    check('ledger_account_kind_name', sql`${t.kind} ${isKind}`),
    check('ledger_account_kind_owner', sql`${t.ownerType} in (${oneOf(OWNER_TYPES)})`),
    check('ledger_account_kind_balance', sql`${t.normalBalance} in (${oneOf(NORMAL_BALANCES)})`),
    check('ledger_account_kind_unit', sql`${t.unit} in (${oneOf(LEDGER_UNITS)})`),
  ],
)

/** Who owns which money. Orders have no accounts of their own: their lines name them. */
export const ledgerAccount = pgTable(
  'ledger_account',
  {
    id: minor().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    /** The id of a seller, member or payment, or the name of a provider; empty for our own. */
    owner: text().notNull(),
    /** Or the unit of points. */
    currency: text().notNull(),
    /** The owner, by the kind: a trigger writes both. */
    sellerId: uuid(),
    memberId: uuid(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('ledger_account_once').on(t.kind, t.owner, t.currency),
    foreignKey({
      name: 'ledger_account_of_kind',
      columns: [t.kind],
      foreignColumns: [ledgerAccountKind.kind],
    }),
    check('ledger_account_currency', sql`${t.currency} ${isCurrency}`),
    index('ledger_account_of_seller').on(t.sellerId),
    index('ledger_account_of_member').on(t.memberId),
  ],
)

/** What happened once, as lines that add up to zero in each currency: a trigger checks it at the commit. */
export const ledgerJournal = pgTable(
  'ledger_journal',
  {
    id: minor().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    ref: text().notNull(),
    /** Of what was asked for: the same reference with other amounts is a fault, not a repetition. */
    digest: text().notNull(),
    paymentId: uuid(),
    xid: xid8()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('ledger_journal_once').on(t.kind, t.ref),
    check('ledger_journal_kind_name', sql`${t.kind} ${isKind}`),
    index('ledger_journal_to_roll_up').on(t.xid),
    index('ledger_journal_of_payment')
      .on(t.paymentId)
      .where(sql`payment_id is not null`),
    index('ledger_journal_by_time').on(t.createdAt, t.id),
  ],
)

/** Append-only, in the transaction of its journal: triggers refuse everything else. */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    // No foreign keys: each would lock the row of an account that every posting uses. A trigger checks both.
    journalId: minor().notNull(),
    line: smallint().notNull(),
    accountId: minor().notNull(),
    /** The kind of the account: sellers read it, and not the accounts of the platform and of members. */
    accountKind: text().notNull(),
    amount: minor().notNull(),
    currency: text().notNull(),
    /** What it is about, such as an order. */
    subjectKind: text(),
    subjectId: uuid(),
    /** Whose order or account it is: the key of row-level security. */
    sellerId: uuid(),
    xid: xid8()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'ledger_entry_once', columns: [t.journalId, t.line] }),
    check('ledger_entry_moves_money', sql`${t.amount} <> 0`),
    index('ledger_entry_tail').on(t.accountId, t.xid),
    index('ledger_entry_of_account').on(t.accountId, t.journalId, t.line),
    check(
      'ledger_entry_subject',
      sql`num_nonnulls(${t.subjectKind}, ${t.subjectId}) <> 1 and coalesce(${t.subjectKind} ${isKind}, true)`,
    ),
    index('ledger_entry_of_subject')
      .on(t.subjectId, t.subjectKind)
      .where(sql`subject_id is not null`),
    index('ledger_entry_of_seller')
      .on(t.sellerId, t.createdAt, t.journalId)
      .where(sql`seller_id is not null`),
  ],
)

/** The sum of an account up to the horizon of the roll-up. No posting updates it. */
export const ledgerBalance = pgTable('ledger_balance', {
  accountId: minor()
    .primaryKey()
    .references(() => ledgerAccount.id),
  amount: minor().notNull(),
  createdAt: moment().notNull(),
})

/** Every entry of a transaction before `upto` is in `ledger_balance`. One row. */
export const ledgerRollUp = pgTable(
  'ledger_roll_up',
  {
    one: boolean().primaryKey().default(true),
    upto: xid8().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [check('ledger_roll_up_one', sql`${t.one}`)],
)

/** What a member can spend now. A trigger moves it with each entry; its row is the lock of spending. */
export const memberBalance = pgTable(
  'member_balance',
  {
    accountId: minor()
      .primaryKey()
      .references(() => ledgerAccount.id),
    memberId: uuid().notNull(),
    amount: minor().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    check('member_balance_not_negative', sql`${t.amount} >= 0`),
    index('member_balance_of_member').on(t.memberId),
  ],
)
