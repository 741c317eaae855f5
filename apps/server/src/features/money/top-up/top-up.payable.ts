import { eq } from 'drizzle-orm'
import { creditTopUp } from '#features/money/balance/balance.postings.ts'
import { isPaid } from '#features/money/payment/payment.queries.ts'
import { isMemberThere } from '#features/people/member/member.service.ts'
import { payable } from '#kernel/payables.ts'
import { limitTopUp } from './top-up.limits.service.ts'
import { topUpById, topUpByPayNo } from './top-up.queries.ts'
import { topUp } from './top-up.tables.ts'

const KIND = 'topUp'

/** Its money is in the balance at once and has no lines: what is refunded of it is a surplus. */
const noLines = (): never => {
  throw new Error('a top-up has no lines that are refunded')
}

export const topUpPayable = payable({
  kind: KIND,
  home: '/user-center/balance',
  isPaidByBalance: false,
  byPayNo: topUpByPayNo,
  async due(ctx, id) {
    const found = (await isPaid(ctx, { kind: KIND, id })) ? null : await topUpById(ctx, id)
    return found && { ...found, amountVersion: 1 }
  },
  async admit(ctx, { id, memberId }) {
    const found = await topUpById(ctx, id)
    if (found) await limitTopUp(ctx, memberId, found)
  },
  isStopped: () => Promise.resolve(false),
  async settle(ctx, { id, memberId }) {
    // A balance without its member is of no use to anyone: what was paid in after an erasure goes back.
    if (!(await isMemberThere(ctx, memberId))) return null
    // Payments of one top-up wait for each other: the first counts.
    await ctx.db.select({ id: topUp.id }).from(topUp).where(eq(topUp.id, id)).for('update')
    return (await isPaid(ctx, { kind: KIND, id })) ? null : []
  },
  post: (
    ctx,
    { paymentId, method, memberId, currency, amountMinor, chargedMinor, chargedCurrency },
  ) =>
    creditTopUp(ctx, {
      paymentId,
      method,
      memberId,
      currency,
      amountMinor,
      chargedMinor,
      chargedCurrency,
    }),
  postRefund: noLines,
  takeBack: noLines,
  async page(ctx, { id, expiresAt }, { attempt, isRefunded }) {
    const found = await topUpById(ctx, id)
    const isUnderWay = attempt === 'open' || attempt === 'opening'
    const late = isUnderWay ? 'checking' : isRefunded ? 'refunded' : 'expired'
    const open = attempt === 'opening' ? 'checking' : 'waiting'
    const state = (await isPaid(ctx, { kind: KIND, id }))
      ? 'paid'
      : expiresAt <= ctx.now()
        ? late
        : open
    return { kind: 'topUp', state, totalMinor: found?.amountMinor ?? 0n, orders: [] }
  },
})
