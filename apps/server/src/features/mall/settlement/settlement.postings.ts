import {
  isPosted,
  lockFor,
  orderSubject,
  post,
} from '#features/money/ledger/ledger.posting.service.ts'
import { amountFor } from '#features/money/ledger/ledger.queries.ts'
import type { TxCtx } from '#kernel/ctx.ts'
import type { LedgerKinds } from '#kernel/ledger-kinds.ts'

export const settlementLedger = {
  accounts: [
    // Below zero after a refund of what was paid out.
    { name: 'sellerDue', owner: 'seller', normal: 'either' },
    { name: 'commission', owner: 'platform', normal: 'credit' },
    { name: 'commissionVat', owner: 'platform', normal: 'credit' },
    { name: 'promotion', owner: 'platform', normal: 'debit' },
  ],
  journals: ['orderSettled'],
} satisfies LedgerKinds

interface Settlement {
  orderId: string
  sellerId: string
  currency: string
  /** What is held for the order: for goods and for delivery, after refunds. */
  goodsMinor: bigint
  freightMinor: bigint
  /** Discounts that the platform pays for. */
  subsidyMinor?: bigint | undefined
  commissionMinor: bigint
  commissionVatMinor: bigint
}

/** Divides what is held for an order between the seller and the platform. Once per order. */
export async function postOrderSettled(ctx: TxCtx, settlement: Settlement): Promise<boolean> {
  const { orderId, sellerId, currency, subsidyMinor = 0n } = settlement
  const { goodsMinor, freightMinor, commissionMinor, commissionVatMinor } = settlement
  const journal = { kind: 'orderSettled', ref: orderId, asked: settlement } as const
  await lockFor(ctx, `order ${orderId}`)
  if (await isPosted(ctx, journal)) return false
  const paidMinor = goodsMinor + freightMinor
  if ((await amountFor(ctx, orderSubject(orderId), 'escrow')) !== paidMinor)
    throw new Error(`order ${orderId} does not hold what is to be settled`)
  const dueMinor = paidMinor + subsidyMinor - commissionMinor - commissionVatMinor
  const of = { subject: orderSubject(orderId), sellerId, currency }
  return post(ctx, {
    ...journal,
    lines: [
      { ...of, kind: 'escrow', owner: sellerId, amountMinor: -paidMinor },
      { ...of, kind: 'promotion', owner: '', amountMinor: -subsidyMinor },
      { ...of, kind: 'sellerDue', owner: sellerId, amountMinor: dueMinor },
      { ...of, kind: 'commission', owner: '', amountMinor: commissionMinor },
      { ...of, kind: 'commissionVat', owner: '', amountMinor: commissionVatMinor },
    ],
  })
}
