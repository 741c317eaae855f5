import { and, eq, isNotNull } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { bankAccount } from './bank-account.tables.ts'

export type BankAccountRow = typeof bankAccount.$inferSelect

export async function bankAccountOf(
  ctx: Ctx,
  sellerId: string,
): Promise<BankAccountRow | undefined> {
  const [row] = await ctx.db.select().from(bankAccount).where(eq(bankAccount.sellerId, sellerId))
  return row
}

/** What an invoice of the seller states. */
export async function confirmedBankAccount(
  ctx: Ctx,
  sellerId: string,
): Promise<BankAccountRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(bankAccount)
    .where(and(eq(bankAccount.sellerId, sellerId), isNotNull(bankAccount.confirmedAt)))
  return row
}
