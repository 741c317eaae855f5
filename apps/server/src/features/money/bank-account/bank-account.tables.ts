import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { seller } from '#features/people/seller/seller.tables.ts'
import { moment } from '#kernel/data/columns.ts'

/** Where buyers pay to for machines of a seller. Who states it is not who confirms it. */
export const bankAccount = pgTable(
  'bank_account',
  {
    sellerId: uuid()
      .primaryKey()
      .references(() => seller.id, { onDelete: 'cascade' }),
    holder: text().notNull(),
    bank: text().notNull(),
    /** Without spaces; the check digits are right. */
    iban: text().notNull(),
    swift: text().notNull(),
    version: integer().notNull().default(1),
    statedBy: uuid().notNull(),
    /** Invoices state only what a second person has confirmed. */
    confirmedBy: uuid(),
    confirmedAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    check('bank_account_named', sql`${t.holder} ~ '\\S' and ${t.bank} ~ '\\S'`),
    check('bank_account_iban', sql`${t.iban} ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'`),
    check('bank_account_swift', sql`${t.swift} ~ '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$'`),
    check('bank_account_version', sql`${t.version} >= 1`),
    check(
      'bank_account_confirmed',
      sql`(${t.confirmedBy} is null) = (${t.confirmedAt} is null) and ${t.confirmedBy} <> ${t.statedBy}`,
    ),
  ],
)
