import { and, eq, isNotNull } from 'drizzle-orm'
import type { Ctx, TxCtx } from '#kernel/ctx.ts'
import { bankAccount } from './bank-account.tables.ts'

export type BankAccountRow = typeof bankAccount.$inferSelect

export async function bankAccountOf(
  ctx: Ctx,
  sellerId: string,
): Promise<BankAccountRow | undefined> {
  const [row] = await ctx.db.select().from(bankAccount).where(eq(bankAccount.sellerId, sellerId))
  return row
}

const confirmed = (ctx: Ctx, sellerId: string) =>
  ctx.db
    .select()
    .from(bankAccount)
    .where(and(eq(bankAccount.sellerId, sellerId), isNotNull(bankAccount.confirmedAt)))

/** What an invoice of the seller states. */
export async function confirmedBankAccount(
  ctx: Ctx,
  sellerId: string,
): Promise<BankAccountRow | undefined> {
  const [row] = await confirmed(ctx, sellerId)
  return row
}

/** The same, and no one states another one until the transaction has ended. */
export async function lockedBankAccount(
  ctx: TxCtx,
  sellerId: string,
): Promise<BankAccountRow | undefined> {
  const [row] = await confirmed(ctx, sellerId).for('share')
  return row
}

type Account = Pick<BankAccountRow, 'holder' | 'bank' | 'iban' | 'swift'>

export const isSameAccount = (a: Account, b: Account): boolean =>
  a.holder === b.holder && a.bank === b.bank && a.iban === b.iban && a.swift === b.swift
