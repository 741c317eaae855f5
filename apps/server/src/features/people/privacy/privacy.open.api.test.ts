import { randomUUID } from 'node:crypto'
import { quoteEndpoints } from '@ironsouq/contract/deals/quote/quote.endpoints'
import { quoteMerchantEndpoints } from '@ironsouq/contract/deals/quote/quote.merchant.endpoints'
import { quoteStaffEndpoints } from '@ironsouq/contract/deals/quote/quote.staff.endpoints'
import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import { storeApplicationEndpoints } from '@ironsouq/contract/mall/store-application/store-application.endpoints'
import { storeMerchantEndpoints } from '@ironsouq/contract/mall/store/store.merchant.endpoints'
import { balanceChangeEndpoints } from '@ironsouq/contract/money/balance-change/balance-change.endpoints'
import { balanceEndpoints } from '@ironsouq/contract/money/balance/balance.endpoints'
import { privacyEndpoints } from '@ironsouq/contract/people/privacy/privacy.endpoints'
import { formatter } from '@ironsouq/i18n/format'
import { translator } from '@ironsouq/i18n/translate'
import { BUYERS } from '@ironsouq/sandboxes/psp/buyers'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { PASSWORD } from '#features/identity/identity/identity.builder.ts'
import { savePassword } from '#features/identity/identity/identity.password.service.ts'
import { PROVIDERS } from '#features/money/payment/payment.rules.ts'
import { settlePayment } from '#features/money/payment/payment.settle.service.ts'
import { payment } from '#features/money/payment/payment.tables.ts'
import { member } from '#features/people/member/member.tables.ts'
import {
  aSellerAccount,
  merchantTokenOf,
} from '#features/people/seller-account/seller-account.builder.ts'
import { anActivePerson, staffTokenOf } from '#features/people/staff/staff.builder.ts'
import { hashPassword } from '#kernel/data/password-hash.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { inbox } from '#test/inbox.ts'
import { aPacker, aPaidOrder, ship } from '#test/mall/paid-order.ts'
import { aPaidMall, ledgerOf, openPayment } from '#test/mall/paying.ts'
import { aSignedInMember } from '#test/members.ts'
import { aDealer, aForm, anInquiryFor } from '#test/quotes.ts'
import { aSubmittedApplication } from '#test/stores/applicants.ts'
import { startUploads } from '#test/uploads.ts'

const say = translator('en')
const AED_325 = { amount: '325.00', currency: 'AED' }

/** A member who can prove who they are. */
async function withPassword({ ctx }: TestServer, memberId: string) {
  const mail = `${randomUUID()}@yard.example`
  await ctx.db
    .update(member)
    .set({ mail, mailVerifiedAt: ctx.now() })
    .where(eq(member.id, memberId))
  await savePassword(ctx, memberId, await hashPassword(PASSWORD))
  return mail
}

type Caller = Awaited<ReturnType<typeof aSignedInMember>>['call']

const erased = (call: Caller, givesUp?: string) =>
  call(privacyEndpoints.erase, { body: { password: PASSWORD, givesUp } })

async function credited(server: TestServer, memberId: string, amount: string) {
  const id = await anActivePerson(server.ctx, { role: 'administrator' })
  const call = server.client({ bearer: await staffTokenOf(server.ctx, id) })
  await call(balanceChangeEndpoints.request, { body: { memberId, amount, reason: 'Goodwill' } })
}

it('an account with an order under way is not erased until the order has ended [ID-17]', async () => {
  await using server = await startServer()
  const { buyer, orderId, orderNumber, sellerId } = await aPaidOrder(server)
  const { call } = buyer
  await withPassword(server, buyer.id)
  expect(await call(privacyEndpoints.open)).toMatchObject({
    balance: { amount: '0.00', currency: 'AED' },
    orders: [{ number: orderNumber, state: 'pendingDelivery' }],
    reservations: [],
    stores: [],
  })
  await expect(erased(call)).rejects.toThrow(say('error.eraseOrderOpen', { number: orderNumber }))
  await ship(await aPacker(server, sellerId), orderId, 'AX-1')
  await expect(erased(call)).rejects.toThrow(say('error.eraseOrderOpen', { number: orderNumber }))
  await call(orderEndpoints.receive, { body: { orderNumber } })
  expect(await call(privacyEndpoints.open)).toMatchObject({ orders: [] })
  await erased(call)
  await expect(call(privacyEndpoints.open)).rejects.toMatchObject({ status: 401 })
})

it('an account for which a machine is reserved is not erased until the reservation ends [ID-17]', async () => {
  await using server = await startServer()
  const dealer = await aDealer(server, 'reserving')
  const { buyer, staff, inquiryId } = await anInquiryFor(server, [dealer])
  const { quoteId, price } = await dealer.call(quoteMerchantEndpoints.make, {
    body: { inquiryId, ...aForm(dealer.deviceId) },
  })
  await buyer.call(quoteEndpoints.accept, { body: { quoteId, price } })
  await withPassword(server, buyer.id)
  const { reservations } = await buyer.call(privacyEndpoints.open)
  expect(reservations).toMatchObject([{ inquiryId, until: expect.any(String) }])
  const number = reservations[0]?.quoteNo ?? 0
  await expect(erased(buyer.call)).rejects.toThrow(say('error.eraseMachineReserved', { number }))
  await staff(quoteStaffEndpoints.release, { body: { quoteId } })
  await erased(buyer.call)
})

it('an account whose store sells is not erased until the store is closed [ID-17]', async () => {
  await using uploads = await startUploads()
  const { server } = uploads
  const { call, id, staff, approval } = await aSubmittedApplication(server)
  await staff(storeApplicationEndpoints.approve, { body: await approval() })
  await withPassword(server, id)
  const { stores } = await call(privacyEndpoints.open)
  expect(stores).toHaveLength(1)
  const [{ storeId: sellerId, name } = { storeId: '', name: '' }] = stores
  await expect(erased(call)).rejects.toThrow(say('error.eraseStoreOpen', { name }))
  const owner = await aSellerAccount(server.ctx, { sellerId, role: 'owner' })
  const merchant = server.client({ bearer: await merchantTokenOf(server.ctx, owner) })
  await merchant(storeMerchantEndpoints.move, { body: { action: 'close' } })
  await erased(call)
}, 30_000)

it('a balance is lost only by who gives it up in words, and the last email says what stays [ID-17]', async () => {
  await using server = await startServer()
  const { id, call } = await aSignedInMember(server)
  const mail = await withPassword(server, id)
  await credited(server, id, '325')
  expect(await call(privacyEndpoints.open)).toMatchObject({ balance: { amount: '325.00' } })
  for (const givesUp of [undefined, '300.00'])
    await expect(erased(call, givesUp)).rejects.toMatchObject({
      data: [{ field: 'givesUp', msg: expect.stringContaining('325') }],
    })
  expect((await call(balanceEndpoints.overview)).balance.amount).toBe('325.00')
  await erased(call, '325.00')
  const { rows } = await server.pool.query<{ kind: string; sum: string }>(
    `select account_kind as kind, sum(amount)::text as sum from ledger_entry group by 1 order by 1`,
  )
  expect(rows).toEqual([
    { kind: 'adjustment', sum: '-32500' },
    { kind: 'forfeited', sum: '32500' },
    { kind: 'memberCash', sum: '0' },
  ])
  await server.work()
  const [last] = await inbox(mail)
  expect(last?.text).toContain(
    say('mail.erasedGivenUp', { amount: formatter('en').money(AED_325) }),
  )
  expect(last?.text).toContain('90 days')
})

it('a top-up that arrives after the erasure goes back to where it came from [PY-3] [ID-17]', async () => {
  await using mall = await aPaidMall()
  const { server } = mall
  const { id, call } = await aSignedInMember(server)
  await withPassword(server, id)
  const { payNo } = await call(balanceEndpoints.topUp, { body: { amount: '250.00' } })
  const { paymentId, step } = await openPayment(call, payNo, 'card')
  await erased(call)
  const provider = PROVIDERS.card
  if (!provider || step.kind === 'none') throw new Error('card has no page')
  await BUYERS[provider].pay(mall.psp.url, step)
  await settlePayment(server.ctx, paymentId)
  await server.work()
  expect(await server.ctx.db.select().from(payment)).toMatchObject([{ state: 'surplus' }])
  expect(await ledgerOf(mall)).toEqual({})
})
