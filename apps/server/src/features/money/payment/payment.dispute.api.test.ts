import { createHmac, randomUUID } from 'node:crypto'
import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import { orderMerchantEndpoints } from '@ironsouq/contract/mall/order/order.merchant.endpoints'
import { orderStaffEndpoints } from '@ironsouq/contract/mall/order/order.staff.endpoints'
import { disputeEndpoints } from '@ironsouq/contract/money/dispute/dispute.endpoints'
import { refundEndpoints } from '@ironsouq/contract/money/payment/refund.endpoints'
import { payoutEndpoints } from '@ironsouq/contract/money/payout/payout.endpoints'
import { PERMISSIONS } from '@ironsouq/contract/permission'
import { todayEndpoints } from '@ironsouq/contract/platform/today/today.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { STRIPE } from '@ironsouq/sandboxes/credentials'
import { expect, it } from 'vitest'
import { settleDue } from '#features/mall/settlement/settlement.settle-due.job.ts'
import { bankAccount } from '#features/money/bank-account/bank-account.tables.ts'
import {
  aSellerAccount,
  merchantTokenOf,
} from '#features/people/seller-account/seller-account.builder.ts'
import { anActivePerson, staffTokenOf } from '#features/people/staff/staff.builder.ts'
import { inbox } from '#test/inbox.ts'
import { aPaidOrderAt, decided, disputed, unbalanced } from '#test/mall/disputing.ts'
import { stockOf } from '#test/mall/market.ts'
import { aPacker, ship } from '#test/mall/paid-order.ts'
import { aPaidMall, ledgerOf, type PaidMall } from '#test/mall/paying.ts'
import { paymentRefund } from './payment.tables.ts'

const say = translator('en')
const refusal = (key: Parameters<typeof say>[0]) => ({ message: say(key) })

const aStaff = async ({ server }: PaidMall) =>
  server.client({ bearer: await server.staffToken([...PERMISSIONS]) })

async function anOwner({ server }: PaidMall, sellerId: string, email?: string) {
  const given = email === undefined ? {} : { email }
  const accountId = await aSellerAccount(server.ctx, { sellerId, role: 'owner', ...given })
  return server.client({ bearer: await merchantTokenOf(server.ctx, accountId) })
}

it('a dispute stops shipping and refund of its order, notifies store and staff, and ends won [PY-7]', async () => {
  await using mall = await aPaidMall()
  const order = await aPaidOrderAt(mall)
  const { orderId, orderNumber, sellerId, call } = order
  const [storeEmail, staffEmail] = [
    `${randomUUID()}@store.example`,
    `${randomUUID()}@staff.example`,
  ]
  const packer = await aPacker(mall.server, sellerId, { email: storeEmail })
  const owner = await anOwner(mall, sellerId)
  await anActivePerson(mall.server.ctx, { role: 'administrator', email: staffEmail })
  const staff = await aStaff(mall)
  const disputeRef = await disputed(mall, order.captureRef)

  expect(await ledgerOf(mall)).toEqual({ 'disputed AED': '-12500', 'escrow AED': '12500' })
  const shown = await packer(orderMerchantEndpoints.detail, { query: { orderId } })
  expect(shown.actions).not.toContain('ship')
  expect(shown.disputes).toMatchObject([
    {
      state: 'open',
      reason: 'fraud',
      amount: { amount: '125.00', currency: 'AED' },
      endedAt: null,
    },
  ])
  expect(shown.disputes[0]?.evidenceDueAt).toMatch(/^2026-11-21T08:0/)
  const seen = await staff(orderStaffEndpoints.detail, { query: { orderId } })
  expect(seen.disputes).toEqual(shown.disputes)
  expect(seen.actions).not.toContain('refund')
  const { disputes } = await call(orderEndpoints.detail, { query: { orderNumber } })
  expect(disputes).toEqual([])

  const waits = refusal('error.orderDisputed')
  await expect(ship(packer, orderId, 'AX-1')).rejects.toMatchObject(waits)
  const many = [{ orderNumber, carrier: 'aramex' as const, trackingNo: 'AX-2' }]
  expect(
    await packer(orderMerchantEndpoints.shipMany, { body: { shipments: many } }),
  ).toMatchObject([{ refusal: waits.message }])
  await expect(call(refundEndpoints.ofBuyer, { body: { orderNumber } })).rejects.toMatchObject(
    waits,
  )
  await expect(owner(refundEndpoints.ofMerchant, { body: { orderId } })).rejects.toMatchObject(
    waits,
  )
  await expect(
    staff(refundEndpoints.ofStaff, { body: { orderId, reason: 'out of stock' } }),
  ).rejects.toMatchObject(waits)

  const { lines } = await staff(todayEndpoints.lines, {})
  expect(lines.find(({ code }) => code === 'disputes')?.count).toBe(1)
  const { rows } = await staff(disputeEndpoints.list, { query: { state: 'open' } })
  expect(rows).toMatchObject([{ disputeRef, orders: [{ orderId, orderNumber }], state: 'open' }])
  const subjects = async (email: string) => (await inbox(email)).map(({ subject }) => subject)
  expect(await subjects(storeEmail)).toContain(
    say('mail.sellerOrderDisputedSubject', { number: orderNumber }),
  )
  expect(await subjects(staffEmail)).toContain(
    say('notification.staffDisputeTitle', { number: disputeRef }),
  )

  await decided(mall, disputeRef, 'won')
  expect(await ledgerOf(mall)).toEqual({ 'clearing AED': '-12500', 'escrow AED': '12500' })
  await ship(packer, orderId, 'AX-1')
  expect(await subjects(storeEmail)).toContain(
    say('mail.sellerOrderDisputeWonSubject', { number: orderNumber }),
  )
  expect(await unbalanced(mall)).toEqual([])
})

it('an order whose dispute is lost before it was sent ends, and its goods can be bought again [PY-7]', async () => {
  await using mall = await aPaidMall()
  const { orderId, sellerId, skuId, captureRef } = await aPaidOrderAt(mall)
  const packer = await aPacker(mall.server, sellerId)
  await mall.server.work()
  expect(await stockOf(mall.server, skuId)).toMatchObject({ onHand: 9 })
  await decided(mall, await disputed(mall, captureRef), 'lost')
  expect(await ledgerOf(mall)).toEqual({})
  const shown = await packer(orderMerchantEndpoints.detail, { query: { orderId } })
  expect(shown).toMatchObject({ state: 'canceled', disputes: [{ state: 'lost' }] })
  expect(await stockOf(mall.server, skuId)).toEqual({ onHand: 10, held: 0 })
  expect(await mall.server.ctx.db.$count(paymentRefund)).toBe(0)
  expect(await unbalanced(mall)).toEqual([])
})

/** Sent, received, and the time of its settlement has come. */
async function aReceivedOrder(mall: PaidMall) {
  const order = await aPaidOrderAt(mall)
  await ship(await aPacker(mall.server, order.sellerId), order.orderId, 'AX-77')
  await order.call(orderEndpoints.receive, { body: { orderNumber: order.orderNumber } })
  await mall.server.work()
  return order
}

it('the settlement of a disputed order waits, and goes on when the dispute is won [PY-7]', async () => {
  await using mall = await aPaidMall()
  const { ctx } = mall.server
  const { captureRef } = await aReceivedOrder(mall)
  const disputeRef = await disputed(mall, captureRef)
  await mall.turnClock('2026-12-20T08:00:00Z')
  await settleDue.run(ctx)
  expect(await ledgerOf(mall)).toEqual({ 'disputed AED': '-12500', 'escrow AED': '12500' })
  await decided(mall, disputeRef, 'won')
  await settleDue.run(ctx)
  expect(await ledgerOf(mall)).toMatchObject({ 'clearing AED': '-12500', 'sellerDue AED': '11450' })
})

it('an order whose dispute is lost before its settlement is settled with nothing [PY-7]', async () => {
  await using mall = await aPaidMall()
  const { captureRef } = await aReceivedOrder(mall)
  await decided(mall, await disputed(mall, captureRef), 'lost')
  await mall.turnClock('2026-12-20T08:00:00Z')
  await settleDue.run(mall.server.ctx)
  expect(await ledgerOf(mall)).toEqual({})
})

it('what a settled order earned is not paid out while it is disputed; lost, the platform bears the rest [PY-7]', async () => {
  await using mall = await aPaidMall()
  const { ctx } = mall.server
  const { captureRef, sellerId } = await aReceivedOrder(mall)
  await mall.turnClock('2026-12-01T08:00:00Z')
  await settleDue.run(ctx)
  const at = ctx.now()
  const iban = { iban: 'AE070331234567890123456', swift: 'EBILAEAD' }
  const people = { statedBy: randomUUID(), confirmedBy: randomUUID(), confirmedAt: at }
  const account = { sellerId, holder: 'Al Quoz Parts', bank: 'Emirates Bank', ...iban, ...people }
  await ctx.db.insert(bankAccount).values({ ...account, createdAt: at, updatedAt: at })
  const person = async () => {
    const id = await anActivePerson(ctx, { role: 'administrator' })
    return mall.server.client({ bearer: await staffTokenOf(ctx, id) })
  }
  const [first, second] = [await person(), await person()]
  const aed = (amount: string) => ({ amount, currency: 'AED' })
  const body = { sellerId, amount: aed('100.00') }
  const { payoutId } = await first(payoutEndpoints.request, { body })
  const disputeRef = await disputed(mall, captureRef)
  expect(await ledgerOf(mall)).toMatchObject({ 'disputed AED': '-12500', 'escrow AED': '11450' })
  const held = /AED\s114\.50/
  await expect(second(payoutEndpoints.confirm, { body: { payoutId } })).rejects.toThrow(held)
  await second(payoutEndpoints.reject, { body: { payoutId } })
  await expect(first(payoutEndpoints.request, { body })).rejects.toThrow(held)
  await decided(mall, disputeRef, 'lost')
  expect(await ledgerOf(mall)).toEqual({
    'commission AED': '1000',
    'commissionVat AED': '50',
    'disputeLoss AED': '-1050',
  })
  expect(await unbalanced(mall)).toEqual([])
})

it('a dispute in another currency than that of the order is lost to the last unit [PY-6] [PY-7]', async () => {
  await using mall = await aPaidMall()
  const { captureRef } = await aPaidOrderAt(mall, 'paypal')
  const disputeRef = await disputed(mall, captureRef, 'paypal')
  expect(await ledgerOf(mall)).toEqual({
    'disputed USD': '-3404',
    'escrow AED': '12500',
    'exchange AED': '-12500',
    'exchange USD': '3404',
  })
  await decided(mall, disputeRef, 'lost', 'paypal')
  expect(await ledgerOf(mall)).toEqual({})
  expect(await unbalanced(mall)).toEqual([])
})

it('a refund that was not sent yet waits for the dispute, and is not paid when it is lost [PY-7]', async () => {
  await using mall = await aPaidMall()
  const { orderId, captureRef } = await aPaidOrderAt(mall)
  const staff = await aStaff(mall)
  await staff(refundEndpoints.ofStaff, { body: { orderId, reason: 'out of stock' } })
  const disputeRef = await disputed(mall, captureRef)
  expect(await mall.server.ctx.db.select().from(paymentRefund)).toMatchObject([
    { state: 'paying', providerRef: null },
  ])
  await decided(mall, disputeRef, 'lost')
  expect(await mall.server.ctx.db.select().from(paymentRefund)).toMatchObject([
    { state: 'canceled' },
  ])
  expect(await ledgerOf(mall)).toEqual({})
})

/** As Stripe posts it. */
function posted({ server }: PaidMall, type: string, object: object, eventId: string) {
  const body = JSON.stringify({ id: eventId, object: 'event', type, data: { object } })
  const t = Math.floor(server.ctx.now().getTime() / 1000)
  const v1 = createHmac('sha256', STRIPE.webhookSecret).update(`${t}.${body}`).digest('hex')
  return server.app.inject({
    method: 'POST',
    url: '/webhook/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${t},v1=${v1}` },
    body,
  })
}

it('a dispute counts once, eight times at once and with its end before its beginning [PY-7]', async () => {
  await using mall = await aPaidMall()
  const { captureRef } = await aPaidOrderAt(mall)
  const { id } = await mall.psp.post('/_sandbox/stripe/disputes', { payment_intent: captureRef })
  const object = { id, object: 'dispute', payment_intent: captureRef }
  const eightTimes = (type: string) =>
    Promise.all(
      Array.from({ length: 8 }, (_, n) => posted(mall, type, object, `evt_${type}_${n % 4}`)),
    )
  const answers = await eightTimes('charge.dispute.created')
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
  expect(await ledgerOf(mall)).toEqual({ 'disputed AED': '-12500', 'escrow AED': '12500' })
  await mall.psp.post(`/_sandbox/stripe/disputes/${String(id)}`, { status: 'won' })
  const late = posted(mall, 'charge.dispute.created', object, 'evt_late')
  const ends = [...(await eightTimes('charge.dispute.closed')), await late]
  expect(ends.map(({ statusCode }) => statusCode)).toEqual(ends.map(() => 200))
  expect(await ledgerOf(mall)).toEqual({ 'clearing AED': '-12500', 'escrow AED': '12500' })

  const second = await aPaidOrderAt(mall)
  const other = await mall.psp.post('/_sandbox/stripe/disputes', {
    payment_intent: second.captureRef,
  })
  await mall.psp.post(`/_sandbox/stripe/disputes/${String(other['id'])}`, { status: 'lost' })
  const closed = { id: other['id'], object: 'dispute', payment_intent: second.captureRef }
  await posted(mall, 'charge.dispute.closed', closed, 'evt_end')
  await posted(mall, 'charge.dispute.created', closed, 'evt_begin')
  expect(await ledgerOf(mall)).toEqual({ 'clearing AED': '-12500', 'escrow AED': '12500' })
  const forged = await mall.server.app.inject({
    method: 'POST',
    url: '/webhook/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' },
    body: '{}',
  })
  expect(forged.statusCode).toBe(403)
})
