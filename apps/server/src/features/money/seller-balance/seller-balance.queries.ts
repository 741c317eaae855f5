import { sellerAccounts } from '#features/money/ledger/ledger.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'

export interface SellerBalance {
  currency: string
  /** Paid for orders that are not settled. */
  pendingMinor: bigint
  /** Settled and not yet paid out; below zero after a refund of what was paid out. */
  dueMinor: bigint
  paidMinor: bigint
}

/** What a seller has, one entry per currency. */
export async function sellerBalances(ctx: Ctx, sellerId: string): Promise<SellerBalance[]> {
  const accounts = await sellerAccounts(ctx, sellerId)
  return [...Map.groupBy(accounts, ({ currency }) => currency)].map(([currency, of]) => {
    const sum = (wanted: 'escrow' | 'sellerDue' | 'paidOut') =>
      of.find(({ kind }) => kind === wanted)?.amountMinor ?? 0n
    return {
      currency,
      pendingMinor: sum('escrow'),
      dueMinor: sum('sellerDue'),
      paidMinor: sum('paidOut'),
    }
  })
}
