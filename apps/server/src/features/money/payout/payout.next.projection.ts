import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import type { NextPayout } from '@ironsouq/contract/money/payout/payout.merchant.endpoints'
import { and, eq, inArray } from 'drizzle-orm'
import { bankAccountOf } from '#features/money/bank-account/bank-account.queries.ts'
import { sellerBalances } from '#features/money/seller-balance/seller-balance.queries.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { nextPayoutDay } from './payout.rules.ts'
import { payout } from './payout.tables.ts'

/** What a seller gets next: what was requested already, else what is due now, and the account that it goes to. */
export const nextPayout = (ctx: Ctx, sellerId: string): Promise<NextPayout> =>
  atomic(ctx, async (ctx) => {
    const balances = await sellerBalances(ctx, sellerId)
    const open = await ctx.db
      .select()
      .from(payout)
      .where(and(eq(payout.sellerId, sellerId), inArray(payout.state, ['waiting', 'confirmed'])))
      .orderBy(payout.createdAt, payout.id)
    const account = await bankAccountOf(ctx, sellerId)
    const requested = open.map(({ id, amountMinor, currency }) => ({
      amount: fromMinor(amountMinor, currency),
      payoutId: id,
    }))
    const due = balances
      .filter(
        ({ currency, dueMinor }) =>
          dueMinor > 0n && !open.some((each) => each.currency === currency),
      )
      .map(({ currency, dueMinor }) => ({ amount: fromMinor(dueMinor, currency), payoutId: null }))
    return {
      on: nextPayoutDay(ctx.now()),
      amounts: [...requested, ...due],
      account: account
        ? {
            bank: account.bank,
            ibanEnd: account.iban.slice(-4),
            confirmedAt: account.confirmedAt?.toISOString() ?? null,
          }
        : null,
    }
  })
