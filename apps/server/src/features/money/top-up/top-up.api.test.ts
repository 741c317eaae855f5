import { balanceEndpoints } from '@ironsouq/contract/money/balance/balance.endpoints'
import { paymentEndpoints } from '@ironsouq/contract/money/payment/payment.endpoints'
import type { PaymentMethod } from '@ironsouq/contract/money/payment/payment.enums'
import { addressEndpoints } from '@ironsouq/contract/people/address/address.endpoints'
import { featureSwitchEndpoints } from '@ironsouq/contract/platform/feature-switch/feature-switch.endpoints'
import { formatter } from '@ironsouq/i18n/format'
import { translator } from '@ironsouq/i18n/translate'
import { BUYERS } from '@ironsouq/sandboxes/psp/buyers'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { PROVIDERS } from '#features/money/payment/payment.rules.ts'
import { settlePayment } from '#features/money/payment/payment.settle.service.ts'
import { payment, paymentRefund } from '#features/money/payment/payment.tables.ts'
import { decided, disputed, unbalanced } from '#test/mall/disputing.ts'
import { ADDRESS, aShop, submitted } from '#test/mall/market.ts'
import { aPaidMall, ledgerOf, openPayment, type PaidMall } from '#test/mall/paying.ts'
import { aSignedInMember } from '#test/members.ts'
import { topUp } from './top-up.tables.ts'

const say = translator('en')

async function aTopUp(mall: PaidMall, amount = '250.00') {
  const member = await aSignedInMember(mall.server)
  const { payNo } = await member.call(balanceEndpoints.topUp, { body: { amount } })
  // As if the dollar and the yuan had had these rates when it began.
  const rates = { USD: '1', AED: '3.6725', CNY: '7.11933500' }
  await mall.server.ctx.db.update(topUp).set({ rates }).where(eq(topUp.payNo, payNo))
  return { ...member, payNo }
}

async function paid(mall: PaidMall, { call, payNo }: TopUp, method: PaymentMethod) {
  const { paymentId, step } = await openPayment(call, payNo, method)
  const provider = PROVIDERS[method]
  if (!provider || step.kind === 'none') throw new Error(`${method} has no page`)
  await BUYERS[provider].pay(mall.psp.url, step)
  return paymentId
}
type TopUp = Awaited<ReturnType<typeof aTopUp>>

const balanceOf = async ({ call }: TopUp) => (await call(balanceEndpoints.overview)).balance.amount

it('a top-up is paid like an order and is in the balance once, however often it is asked [LO-3] [PY-3]', async () => {
  await using mall = await aPaidMall()
  const started = await aTopUp(mall)
  const { call, payNo } = started
  const shown = await call(paymentEndpoints.show, { query: { payNo } })
  expect(shown).toMatchObject({ kind: 'topUp', state: 'waiting', total: { amount: '250.00' } })
  expect(shown.methods.map(({ method }) => method)).not.toContain('balance')
  const paymentId = await paid(mall, started, 'card')
  await Promise.all(Array.from({ length: 8 }, () => settlePayment(mall.server.ctx, paymentId)))
  expect(await call(paymentEndpoints.check, { body: { payNo } })).toMatchObject({
    state: 'paid',
    methods: [],
  })
  expect(await balanceOf(started)).toBe('250.00')
  expect(await ledgerOf(mall)).toEqual({ 'clearing AED': '-25000', 'memberCash AED': '25000' })
  const { records } = await call(balanceEndpoints.changes, { query: {} })
  expect(records).toMatchObject([{ kind: 'topUp', amount: { amount: '250.00' } }])
  await expect(openPayment(call, payNo, 'card')).rejects.toMatchObject({
    message: say('error.orderStateChanged'),
  })
})

it('a second payment of one top-up goes back [PY-3]', async () => {
  await using mall = await aPaidMall()
  const started = await aTopUp(mall)
  const first = await openPayment(started.call, started.payNo, 'wechat')
  const second = await paid(mall, started, 'card')
  if (first.step.kind === 'none') throw new Error('no code')
  await BUYERS.wechat.pay(mall.psp.url, first.step)
  await settlePayment(mall.server.ctx, first.paymentId)
  await settlePayment(mall.server.ctx, second)
  await mall.server.work()
  const states = (await mall.server.ctx.db.select().from(payment)).map(({ state }) => state)
  expect(states.toSorted()).toEqual(['paid', 'surplus'])
  expect(await mall.server.ctx.db.select().from(paymentRefund)).toMatchObject([
    { state: 'succeeded' },
  ])
  expect(await balanceOf(started)).toBe('250.00')
})

it('a top-up is not paid from the balance, and is between 0.01 and 100,000 [LO-3]', async () => {
  await using mall = await aPaidMall()
  const { call, payNo } = await aTopUp(mall, '0.01')
  await expect(openPayment(call, payNo, 'balance')).rejects.toMatchObject({
    message: say('error.paymentUnavailable'),
  })
  await call(balanceEndpoints.topUp, { body: { amount: '100000' } })
  for (const amount of ['0', '0.00', '100000.01', '-5', '1.234', '1e3'])
    await expect(call(balanceEndpoints.topUp, { body: { amount } })).rejects.toMatchObject({
      status: 400,
    })
  const stranger = await aTopUp(mall)
  await expect(stranger.call(paymentEndpoints.show, { query: { payNo } })).rejects.toMatchObject({
    status: 404,
  })
})

it('a top-up is refused while its switch is off [LO-3]', async () => {
  await using mall = await aPaidMall()
  const { call } = await aSignedInMember(mall.server)
  const staff = mall.server.client({ bearer: await mall.server.staffToken(['setting.edit']) })
  await staff(featureSwitchEndpoints.set, { body: { code: 'topUp', isOn: false, version: 1 } })
  await expect(call(balanceEndpoints.topUp, { body: { amount: '10' } })).rejects.toMatchObject({
    message: say('error.topUpOff'),
  })
})

/** A member whose top-up was paid by card; returns what the provider calls the money. */
async function aPaidTopUp(mall: PaidMall) {
  const started = await aTopUp(mall)
  const paymentId = await paid(mall, started, 'card')
  await settlePayment(mall.server.ctx, paymentId)
  const [row] = await mall.server.ctx.db.select().from(payment).where(eq(payment.id, paymentId))
  return { ...started, captureRef: row?.captureRef ?? '' }
}

it('a disputed top-up cannot be spent, and is back when the dispute is won [PY-7] [LO-3]', async () => {
  await using mall = await aPaidMall()
  const member = await aPaidTopUp(mall)
  const disputeRef = await disputed(mall, member.captureRef)
  expect(await member.call(balanceEndpoints.overview)).toMatchObject({
    balance: { amount: '0.00' },
    frozen: { amount: '250.00' },
  })
  const { skuId } = await aShop(mall.server.ctx)
  await member.call(addressEndpoints.add, { body: ADDRESS })
  const { payNo } = await submitted(member.call, [{ skuId, quantity: 1 }])
  await expect(openPayment(member.call, payNo, 'balance')).rejects.toThrow(/AED.0\./)
  await decided(mall, disputeRef, 'won')
  expect(await member.call(balanceEndpoints.overview)).toMatchObject({
    balance: { amount: '250.00' },
    frozen: { amount: '0.00' },
  })
  await openPayment(member.call, payNo, 'balance')
  const { records } = await member.call(balanceEndpoints.changes, { query: { kind: 'dispute' } })
  expect(records.map(({ amount }) => amount.amount)).toEqual(['250.00', '-250.00'])
  expect(await unbalanced(mall)).toEqual([])
})

it('a lost dispute takes what is left of a top-up; what was spent is a loss of the platform [PY-7] [LO-3]', async () => {
  await using mall = await aPaidMall()
  const member = await aPaidTopUp(mall)
  const { skuId } = await aShop(mall.server.ctx)
  await member.call(addressEndpoints.add, { body: ADDRESS })
  const { payNo } = await submitted(member.call, [{ skuId, quantity: 1 }])
  await openPayment(member.call, payNo, 'balance')
  const disputeRef = await disputed(mall, member.captureRef)
  expect(await ledgerOf(mall)).toEqual({
    'disputed AED': '-25000',
    'escrow AED': '12500',
    'frozen AED': '12500',
  })
  await decided(mall, disputeRef, 'lost')
  expect(await ledgerOf(mall)).toEqual({ 'disputeLoss AED': '-12500', 'escrow AED': '12500' })
  expect(await balanceOf(member)).toBe('0.00')
  expect(await unbalanced(mall)).toEqual([])
})

it('a method refuses less than it can charge, and says how much that is [PY-1]', async () => {
  await using mall = await aPaidMall()
  const { call, payNo } = await aTopUp(mall, '0.01')
  const least = (amount: string) =>
    say('error.payBelowLeast', { amount: formatter('en').money({ amount, currency: 'AED' }) })
  await expect(openPayment(call, payNo, 'card')).rejects.toThrow(least('2.00'))
  for (const method of ['paypal', 'paypalCard'] as const)
    await expect(openPayment(call, payNo, method)).rejects.toThrow(/0\.01/)
  const { methods } = await call(paymentEndpoints.show, { query: { payNo } })
  expect(methods.map(({ method }) => method)).toEqual(['alipay', 'wechat'])
})

it('of eight top-ups paid at once only as many begin as a day allows, and a balance has a limit [LO-3]', async () => {
  await using mall = await aPaidMall()
  const member = await aSignedInMember(mall.server)
  const begin = async (amount: string) =>
    (await member.call(balanceEndpoints.topUp, { body: { amount } })).payNo
  const pay = async (payNo: string) => {
    const { paymentId, step } = await openPayment(member.call, payNo, 'card')
    if (step.kind === 'none') throw new Error('a card has a page')
    await BUYERS.stripe.pay(mall.psp.url, step)
    await settlePayment(mall.server.ctx, paymentId)
  }
  const payNos = await Promise.all(Array.from({ length: 8 }, () => begin('60000.00')))
  const opened = await Promise.allSettled(
    payNos.map((payNo) => openPayment(member.call, payNo, 'card')),
  )
  expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await pay(payNos[opened.findIndex(({ status }) => status === 'fulfilled')] ?? '')
  const money = (amount: string) => formatter('en').money({ amount, currency: 'AED' })
  await expect(begin('40000.01')).rejects.toMatchObject({
    message: say('error.topUpAboveDay', { max: money('100000.00'), left: money('40000.00') }),
  })
  await pay(await begin('40000.00'))
  // As if they had started a day ago: the clock of the provider cannot be turned.
  const dayLater = async () => {
    const createdAt = new Date(mall.server.ctx.now().getTime() - 86_400_000)
    await mall.server.ctx.db.update(topUp).set({ createdAt })
  }
  await dayLater()
  await pay(await begin('100000.00'))
  await dayLater()
  await expect(begin('0.01')).rejects.toMatchObject({
    message: say('error.balanceAboveMax', { max: money('200000.00'), left: money('0.00') }),
  })
})
