import type { BankAccount } from '@ironsouq/contract/money/bank-account/bank-account.endpoints'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { sellerByCode } from '#features/people/seller/seller.queries.ts'
import { requireIndependent } from '#features/people/staff/staff.second-person.service.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { notFound, Refusal } from '#kernel/errors.ts'
import { emit } from '#kernel/work/events.ts'
import { bankAccountConfirmed, bankAccountStated } from './bank-account.events.ts'
import { presentAccount } from './bank-account.present.ts'
import { bankAccountOf } from './bank-account.queries.ts'
import { bankAccount } from './bank-account.tables.ts'

async function sellerIdOf(ctx: Ctx, code: string): Promise<string> {
  const found = await sellerByCode(ctx, code)
  if (!found) throw notFound()
  return found.id
}

interface Stated {
  sellerCode: string
  version: number
  holder: string
  bank: string
  iban: string
  swift: string
}

/** States an account, or another one: a confirmation is for what was read, and ends with a change. */
export const stateBankAccount = (
  ctx: Ctx,
  staffId: string,
  { sellerCode, version, ...details }: Stated,
): Promise<BankAccount> =>
  atomic(ctx, async (ctx) => {
    const sellerId = await sellerIdOf(ctx, sellerCode)
    const before = await bankAccountOf(ctx, sellerId)
    const set = { ...details, statedBy: staffId, updatedAt: ctx.now() }
    const [row] =
      version === 0
        ? await ctx.db
            .insert(bankAccount)
            .values({ sellerId, ...set, createdAt: ctx.now() })
            .onConflictDoNothing()
            .returning()
        : await ctx.db
            .update(bankAccount)
            .set({
              ...set,
              confirmedBy: null,
              confirmedAt: null,
              version: sql`${bankAccount.version} + 1`,
            })
            .where(and(eq(bankAccount.sellerId, sellerId), eq(bankAccount.version, version)))
            .returning()
    if (!row) throw new Refusal('error.stateChanged')
    await emit(ctx, bankAccountStated, { sellerId, version: row.version })
    const { holder, bank, iban, swift } = before ?? {}
    ctx.audit('bankAccount', sellerId, before ? { holder, bank, iban, swift } : null, details)
    return presentAccount(row, staffId)
  })

/** One person states an account and another confirms it, so that no one alone directs payments. */
export const confirmBankAccount = (
  ctx: Ctx,
  staffId: string,
  { sellerCode, version }: { sellerCode: string; version: number },
): Promise<BankAccount> =>
  atomic(ctx, async (ctx) => {
    const sellerId = await sellerIdOf(ctx, sellerCode)
    const [row] = await ctx.db
      .update(bankAccount)
      .set({ confirmedBy: staffId, confirmedAt: ctx.now(), updatedAt: ctx.now() })
      .where(
        and(
          eq(bankAccount.sellerId, sellerId),
          eq(bankAccount.version, version),
          isNull(bankAccount.confirmedAt),
          ne(bankAccount.statedBy, staffId),
        ),
      )
      .returning()
    if (row) {
      await requireIndependent(ctx, { first: row.statedBy, second: staffId })
      await emit(ctx, bankAccountConfirmed, { sellerId, version })
      ctx.audit('bankAccount', sellerId, { isConfirmed: false }, { isConfirmed: true, version })
      return presentAccount(row, staffId)
    }
    const found = await bankAccountOf(ctx, sellerId)
    throw new Refusal(
      found?.statedBy === staffId && found.confirmedAt === null
        ? 'error.bankAccountOwn'
        : 'error.stateChanged',
    )
  })

/** States the account that the owner of a new store named; one that is stated already stays. */
export async function stateFirstAccount(
  ctx: TxCtx,
  { sellerId, statedBy }: { sellerId: string; statedBy: string },
  { holder, bank, iban, swift }: Omit<Stated, 'sellerCode' | 'version'>,
): Promise<void> {
  const now = ctx.now()
  const details = { holder, bank, iban, swift }
  await ctx.db
    .insert(bankAccount)
    .values({ sellerId, ...details, statedBy, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
  ctx.audit('bankAccount', sellerId, null, details)
}
