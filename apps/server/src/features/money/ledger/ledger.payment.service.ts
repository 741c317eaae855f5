import type { PaymentMethod } from '@ironsouq/contract/money/payment/payment.enums'
import { sql } from 'drizzle-orm'
import type { TxCtx } from '#kernel/ctx.ts'
import { Refusal } from '#kernel/errors.ts'
import { isPosted, lockFor, post, type Line } from './ledger.posting.service.ts'
import { balanceSql, sellerBalances } from './ledger.queries.ts'

interface Surplus {
  paymentId: string
  method: PaymentMethod
  currency: string
  amountMinor: bigint
}

/** A payment that belongs to no order: the order was cancelled or is paid already. It is refunded. */
export const postSurplus = (ctx: TxCtx, surplus: Surplus): Promise<boolean> => {
  const { paymentId, method, currency, amountMinor } = surplus
  return post(ctx, {
    kind: 'surplusReceived',
    ref: paymentId,
    asked: surplus,
    paymentId,
    lines: [
      { kind: 'clearing', owner: method, currency, amountMinor: -amountMinor },
      { kind: 'surplus', owner: paymentId, currency, amountMinor },
    ],
  })
}

/** Returns a surplus, in one part or several, and never more than was received. */
export async function postSurplusRefunded(
  ctx: TxCtx,
  refund: Surplus & { refundId: string },
): Promise<boolean> {
  const { refundId, paymentId, method, currency, amountMinor } = refund
  const journal = { kind: 'surplusRefunded', ref: refundId, asked: refund, paymentId } as const
  await lockFor(ctx, `payment ${paymentId}`)
  if (await isPosted(ctx, journal)) return false
  const { rows } = await ctx.db.execute<{ held: string }>(sql`
    select ${balanceSql} as held from ledger_account a
    where a.kind = 'surplus' and a.owner = ${paymentId} and a.currency = ${currency}`)
  if (amountMinor <= 0n || BigInt(rows[0]?.held ?? 0) < amountMinor)
    throw new Refusal('error.stateChanged')
  return post(ctx, {
    ...journal,
    lines: [
      { kind: 'surplus', owner: paymentId, currency, amountMinor: -amountMinor },
      { kind: 'clearing', owner: method, currency, amountMinor },
    ],
  })
}

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
