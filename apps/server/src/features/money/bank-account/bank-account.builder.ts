import { randomUUID } from 'node:crypto'
import type { Ctx } from '#kernel/ctx.ts'
import { bankAccount } from './bank-account.tables.ts'

interface Given {
  sellerId: string
  holder?: string
  bank?: string
  iban?: string
  swift?: string
}

/** The bank account of a seller as two people confirmed it; one that is there stays. */
export async function aConfirmedAccount(ctx: Ctx, { sellerId, ...given }: Given): Promise<void> {
  const at = ctx.now()
  const details = {
    holder: 'Al Quoz Parts LLC',
    bank: 'Emirates Bank',
    iban: 'AE070331234567890123456',
    swift: 'EBILAEAD',
    ...given,
  }
  const people = { statedBy: randomUUID(), confirmedBy: randomUUID(), confirmedAt: at }
  await ctx.db
    .insert(bankAccount)
    .values({ sellerId, ...details, ...people, createdAt: at, updatedAt: at })
    .onConflictDoNothing()
}
