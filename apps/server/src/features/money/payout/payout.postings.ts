import {
  isPosted,
  lockFor,
  post,
  type Line,
} from '#features/money/ledger/ledger.posting.service.ts'
import { sellerBalances } from '#features/money/seller-balance/seller-balance.queries.ts'
import type { TxCtx } from '#kernel/ctx.ts'
import { Refusal } from '#kernel/errors.ts'
import type { LedgerKinds } from '#kernel/ledger-kinds.ts'

export const payoutLedger = {
  accounts: [{ name: 'paidOut', owner: 'seller', normal: 'credit' }],
  journals: ['payout', 'payoutReturned'],
} satisfies LedgerKinds

interface Payout {
  payoutId: string
  sellerId: string
  currency: string
  amountMinor: bigint
}

/** What our bank paid to a seller: at most what is due. */
export async function postPayout(ctx: TxCtx, payout: Payout): Promise<boolean> {
  const { payoutId, sellerId, currency, amountMinor } = payout
  const journal = { kind: 'payout', ref: payoutId, asked: payout } as const
  await lockFor(ctx, `seller ${sellerId}`)
  if (await isPosted(ctx, journal)) return false
  const due = (await sellerBalances(ctx, sellerId)).find((each) => each.currency === currency)
  if (amountMinor <= 0n || (due?.dueMinor ?? 0n) < amountMinor)
    throw new Refusal('error.stateChanged')
  const of = { owner: sellerId, sellerId, currency }
  const lines: Line[] = [
    { ...of, kind: 'sellerDue', amountMinor: -amountMinor },
    { ...of, kind: 'paidOut', amountMinor },
  ]
  return post(ctx, { ...journal, lines })
}

/** A payout that the bank returned is due again. The transition to `failed` lets it happen once. */
export function postPayoutReturned(ctx: TxCtx, payout: Payout): Promise<boolean> {
  const { payoutId, sellerId, currency, amountMinor } = payout
  const of = { owner: sellerId, sellerId, currency }
  return post(ctx, {
    kind: 'payoutReturned',
    ref: payoutId,
    asked: payout,
    lines: [
      { ...of, kind: 'paidOut', amountMinor: -amountMinor },
      { ...of, kind: 'sellerDue', amountMinor },
    ],
  })
}
