import { randomUUID } from 'node:crypto'
import { postOrderPaid } from '#features/mall/order/postings/order.postings.ts'
import { postOrderSettled } from '#features/mall/settlement/settlement.postings.ts'
import { creditTopUp } from '#features/money/balance/balance.postings.ts'
import { postPayout } from '#features/money/payout/payout.postings.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'

interface Given {
  sellerId: string
  memberId: string
  amountMinor: bigint
  method?: 'card' | 'balance'
}

const CURRENCY = 'AED'

/** An order that was paid, as the ledger knows it. */
export async function aPaidOrder(
  ctx: Ctx,
  { sellerId, memberId, amountMinor, method = 'card' }: Given,
) {
  const [orderId, paymentId] = [randomUUID(), randomUUID()]
  const orders = [{ orderId, sellerId, amountMinor }]
  await atomic(ctx, (ctx) =>
    postOrderPaid(ctx, { paymentId, method, memberId, orders, currency: CURRENCY }),
  )
  return { orderId, paymentId, sellerId, memberId, amountMinor, currency: CURRENCY }
}

/** An order that was paid and settled with a commission of five percent and its VAT. */
export async function aSettledOrder(ctx: Ctx, given: Given) {
  const order = await aPaidOrder(ctx, given)
  const { orderId, sellerId, amountMinor: goodsMinor } = order
  const commissionMinor = goodsMinor / 20n
  const commissionVatMinor = commissionMinor / 20n
  await atomic(ctx, (ctx) =>
    postOrderSettled(ctx, {
      orderId,
      sellerId,
      currency: CURRENCY,
      goodsMinor,
      freightMinor: 0n,
      commissionMinor,
      commissionVatMinor,
    }),
  )
  return { ...order, dueMinor: goodsMinor - commissionMinor - commissionVatMinor }
}

/** A payout to a seller of what is due. */
export const aPayout = (
  ctx: Ctx,
  {
    payoutId = randomUUID(),
    sellerId,
    amountMinor,
  }: Omit<Given, 'memberId'> & { payoutId?: string },
) => atomic(ctx, (ctx) => postPayout(ctx, { payoutId, sellerId, currency: CURRENCY, amountMinor }))

/** A balance that the member paid in, with a gift. */
export const aTopUp = (
  ctx: Ctx,
  { memberId, amountMinor, giftMinor = 0n }: Omit<Given, 'sellerId'> & { giftMinor?: bigint },
) =>
  atomic(ctx, (ctx) =>
    creditTopUp(ctx, {
      paymentId: randomUUID(),
      method: 'card',
      memberId,
      currency: CURRENCY,
      amountMinor,
      giftMinor,
    }),
  )
