import type { PaymentMethod } from '@ironsouq/contract/money/payment/payment.enums'
import { isPosted, lockFor, post } from '#features/money/ledger/ledger.posting.service.ts'
import { balanceOf } from '#features/money/ledger/ledger.queries.ts'
import type { TxCtx } from '#kernel/ctx.ts'
import { Refusal } from '#kernel/errors.ts'
import type { LedgerKinds } from '#kernel/ledger-kinds.ts'

export const paymentLedger = {
  accounts: [
    { name: 'clearing', owner: 'provider', normal: 'debit' },
    { name: 'exchange', owner: 'platform', normal: 'either' },
    { name: 'surplus', owner: 'payment', normal: 'credit' },
  ],
  journals: ['surplusReceived', 'surplusRefunded'],
} satisfies LedgerKinds

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
  const heldMinor = await balanceOf(ctx, { kind: 'surplus', owner: paymentId, currency })
  if (amountMinor <= 0n || heldMinor < amountMinor) throw new Refusal('error.stateChanged')
  return post(ctx, {
    ...journal,
    lines: [
      { kind: 'surplus', owner: paymentId, currency, amountMinor: -amountMinor },
      { kind: 'clearing', owner: method, currency, amountMinor },
    ],
  })
}
