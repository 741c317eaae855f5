import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { rollUpBalances } from '#features/money/ledger/ledger.roll-up.service.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { aPaidOrder, aPayout, aSettledOrder, aTopUp } from '#test/mall/posted.ts'
import type { TestServer } from '../harness.ts'
import type { Make } from './row-maker.ts'

interface Firm {
  server: TestServer
  sellerId: string
  buyerId: string
  number: number
  make: Make
}

/** A transaction that runs in another database of the engine delays the roll-up of all later ones. */
async function rollUpAll(ctx: Ctx): Promise<void> {
  for (let isLeft = true; isLeft;) {
    await rollUpBalances(ctx)
    const { rows } = await ctx.db.execute<{ isLeft: boolean }>(
      sql`select exists (select from ledger_journal j, ledger_roll_up r where j.xid >= r.upto) as "isLeft"`,
    )
    isLeft = one(rows).isLeft
    if (isLeft) await sleep(50)
  }
}

/** Money of orders of a seller: held, due and paid out. */
export async function moneyOfOrders({ server: { ctx }, sellerId, buyerId, number, make }: Firm) {
  const of = { sellerId, memberId: buyerId }
  const amountMinor = BigInt(10_000_000 + number * 1_111_100)
  const { orderId, dueMinor } = await aSettledOrder(ctx, { ...of, amountMinor })
  await make('bank_account', {
    seller_id: sellerId,
    iban: 'AE070331234567890123456',
    swift: 'EBILAEAD',
    confirmed_by: randomUUID(),
    confirmed_at: ctx.now(),
  })
  const payoutId = randomUUID()
  const paidMinor = dueMinor / 2n
  await aPayout(ctx, { payoutId, sellerId, amountMinor: paidMinor })
  await make('payout', {
    id: payoutId,
    seller_id: sellerId,
    amount_minor: paidMinor,
    currency: 'AED',
    state: 'paid',
    bank_reference: `BANK-${number}`,
    decided_by: randomUUID(),
  })
  const disputeId = randomUUID()
  await make('dispute', { id: disputeId, provider: 'stripe', reason: 'fraud', state: 'open' })
  await make('dispute_share', {
    dispute_id: disputeId,
    order_id: orderId,
    seller_id: sellerId,
    amount_minor: amountMinor,
    held_minor: 0n,
    currency: 'AED',
  })
  await aTopUp(ctx, { memberId: buyerId, amountMinor })
  await aPaidOrder(ctx, { ...of, amountMinor: amountMinor / 2n, method: 'balance' })
  await rollUpAll(ctx)
  return { orderId, payoutId }
}
