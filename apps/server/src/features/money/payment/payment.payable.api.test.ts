import { randomUUID } from 'node:crypto'
import { paymentEndpoints } from '@ironsouq/contract/money/payment/payment.endpoints'
import { BUYERS } from '@ironsouq/sandboxes/psp/buyers'
import { expect, it } from 'vitest'
import { writeAccountKinds } from '#features/money/ledger/ledger.kinds.service.ts'
import { memberAccounts, sellerAccounts } from '#features/money/ledger/ledger.queries.ts'
import { registry } from '#features/registry.ts'
import { atomic } from '#kernel/ctx.ts'
import {
  DEPOSIT_ACCOUNTS,
  DEPOSIT_TABLE,
  depositPayable,
  loseDeposit,
} from '#test/deposit/deposit.payable.ts'
import { aPaidMall, ledgerOf, openPayment } from '#test/mall/paying.ts'
import { aTopUp } from '#test/mall/posted.ts'
import { aSignedInMember } from '#test/members.ts'
import { planRefund } from './payment.refund.service.ts'
import { settlePayment } from './payment.settle.service.ts'
import { payment, paymentRefund } from './payment.tables.ts'

/** A mall whose features are those of the product and a deposit, which no file outside its folder knows. */
async function aMallWithDeposits() {
  const payables = [...(registry.payables ?? []), depositPayable]
  const mall = await aPaidMall({ registry: { ...registry, payables } })
  const client = await mall.server.pool.connect()
  await client.query(DEPOSIT_TABLE)
  await writeAccountKinds(client, DEPOSIT_ACCOUNTS)
  client.release()
  const member = await aSignedInMember(mall.server)
  const sellerId = randomUUID()
  const { rows } = await mall.server.pool.query<{ id: string; payNo: string }>(
    `insert into deposit (member_id, seller_id, pay_no, amount_minor, expires_at)
     values ($1, $2, 'D-1', 12500, '2026-11-14T09:00:00Z') returning id, pay_no as "payNo"`,
    [member.id, sellerId],
  )
  const [deposit] = rows
  if (!deposit) throw new Error('no deposit')
  return { mall, member, sellerId, ...deposit }
}

it('a payable of another feature is opened, paid once at eight at once, and lost to its seller [PY-3] [PY-4]', async () => {
  const { mall, member, sellerId, id, payNo } = await aMallWithDeposits()
  await using _ = mall
  const { ctx } = mall.server
  const { paymentId, step } = await openPayment(member.call, payNo, 'card')
  if (step.kind === 'none') throw new Error('a card has a page')
  await BUYERS.stripe.pay(mall.psp.url, step)
  await Promise.all(Array.from({ length: 8 }, () => settlePayment(ctx, paymentId)))
  expect(await member.call(paymentEndpoints.check, { body: { payNo } })).toMatchObject({
    state: 'paid',
    methods: [],
  })
  expect(await ledgerOf(mall)).toEqual({ 'clearing AED': '-12500', 'depositHeld AED': '12500' })
  const lost = await Promise.all(
    Array.from({ length: 8 }, () => atomic(ctx, (ctx) => loseDeposit(ctx, id))),
  )
  expect(lost.filter(Boolean)).toHaveLength(1)
  expect(await sellerAccounts(ctx, sellerId)).toEqual([
    { kind: 'depositLost', currency: 'AED', amountMinor: 12_500n },
  ])
})

it('a payable of another feature is refunded where it was paid from, and a second payment goes back [PY-3] [PY-4]', async () => {
  const { mall, member, id, payNo } = await aMallWithDeposits()
  await using _ = mall
  const { ctx } = mall.server
  const first = await openPayment(member.call, payNo, 'card')
  const second = await openPayment(member.call, payNo, 'paypal')
  if (first.step.kind === 'none' || second.step.kind === 'none') throw new Error('no page')
  await BUYERS.stripe.pay(mall.psp.url, first.step)
  await BUYERS.paypal.pay(mall.psp.url, second.step)
  await settlePayment(ctx, first.paymentId)
  await settlePayment(ctx, second.paymentId)
  const states = (await ctx.db.select().from(payment)).map(({ state }) => state)
  expect(states.toSorted()).toEqual(['paid', 'surplus'])
  const planned = await Promise.all(
    Array.from({ length: 8 }, () => atomic(ctx, (ctx) => planRefund(ctx, id))),
  )
  expect(planned.filter((each) => each !== null)).toHaveLength(1)
  await mall.server.work()
  expect(await ctx.db.select().from(paymentRefund)).toMatchObject([
    { state: 'succeeded' },
    { state: 'succeeded' },
  ])
  expect(await ledgerOf(mall)).toEqual({})
})

it('a payable of another feature is paid by the balance, and back in it after a refund [LO-3]', async () => {
  const { mall, member, id, payNo } = await aMallWithDeposits()
  await using _ = mall
  const { ctx } = mall.server
  await aTopUp(ctx, { memberId: member.id, amountMinor: 10_000n, giftMinor: 5_000n })
  await openPayment(member.call, payNo, 'balance')
  const held = async () =>
    Object.fromEntries(
      (await memberAccounts(ctx, member.id)).map(({ kind, amountMinor }) => [kind, amountMinor]),
    )
  expect(await held()).toEqual({ memberCash: 2_500n, memberGift: 0n, depositHeld: 12_500n })
  await atomic(ctx, (ctx) => planRefund(ctx, id))
  expect(await held()).toEqual({ memberCash: 10_000n, memberGift: 5_000n, depositHeld: 0n })
})
