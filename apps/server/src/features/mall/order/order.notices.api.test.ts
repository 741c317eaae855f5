import { randomUUID } from 'node:crypto'
import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import { orderMerchantEndpoints } from '@ironsouq/contract/mall/order/order.merchant.endpoints'
import { addressEndpoints } from '@ironsouq/contract/people/address/address.endpoints'
import { consentEndpoints } from '@ironsouq/contract/people/consent/consent.endpoints'
import { notificationEndpoints } from '@ironsouq/contract/platform/notification/notification.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { expect, it } from 'vitest'
import {
  aSellerAccount,
  merchantTokenOf,
} from '#features/people/seller-account/seller-account.builder.ts'
import { notification } from '#features/platform/notification/notification.tables.ts'
import { startServer } from '#test/harness.ts'
import { inbox } from '#test/inbox.ts'
import { ADDRESS, aShop, submitted } from '#test/mall/market.ts'
import { aPacker, pay, ship } from '#test/mall/paid-order.ts'
import { aSignedInMember } from '#test/members.ts'
import { deliverNotice } from '#test/notices.ts'

const say = translator('en')

it('notifies the buyer of a cancelled order once, in the notice centre and by email [OR-11]', async () => {
  await using server = await startServer()
  const mail = `${randomUUID()}@yard.example`
  const { call } = await aSignedInMember(server, { mail })
  await call(addressEndpoints.add, { body: ADDRESS })
  const { skuId } = await aShop(server.ctx, { name: 'Sajaa Filters' })
  const { orders } = await submitted(call, [{ skuId, quantity: 1 }])
  const orderNumber = orders[0]?.orderNumber ?? ''
  await call(orderEndpoints.cancel, { body: { orderNumber } })
  await server.work()
  expect(await server.ctx.db.select({ kind: notification.kind }).from(notification)).toEqual([
    { kind: 'orderCanceled' },
  ])
  const [email, ...more] = await inbox(mail)
  expect(more).toEqual([])
  expect(email?.subject).toBe(
    translator('en')('notification.orderCanceledTitle', { number: orderNumber }),
  )
})

it('notifies the buyer once when the store changes the price of an unpaid order [OR-11]', async () => {
  await using server = await startServer()
  const mail = `${randomUUID()}@yard.example`
  const { call, id: memberId } = await aSignedInMember(server, { mail })
  await call(addressEndpoints.add, { body: ADDRESS })
  const { skuId, sellerId } = await aShop(server.ctx)
  const { orders } = await submitted(call, [{ skuId, quantity: 1 }])
  const { orderId = '', orderNumber = '' } = orders[0] ?? {}
  // The buyer knows of what they changed themselves.
  const address = { ...ADDRESS, detail: 'Street 14, yard 2' }
  await call(orderEndpoints.changeAddress, { body: { orderNumber, address } })
  await server.work()
  expect(await server.ctx.db.$count(notification)).toBe(0)
  const accountId = await aSellerAccount(server.ctx, { sellerId, role: 'owner', name: 'Owner' })
  const merchant = server.client({ bearer: await merchantTokenOf(server.ctx, accountId) })
  const aed = (amount: string) => ({ amount, currency: 'AED' })
  const body = { orderId, version: 2, discount: aed('25.00'), freight: aed('10.00') }
  await merchant(orderMerchantEndpoints.reprice, { body })
  await server.work()
  const [first] = await server.ctx.db.select().from(notification)
  expect(first).toMatchObject({ kind: 'orderRepriced', link: `/user-center/orders/${orderNumber}` })
  const event = { orderId, memberId, sellerId, eventId: first?.eventId ?? '' }
  await deliverNotice(server.ctx, 'orderRepriced', event)
  await server.work()
  expect(await server.ctx.db.$count(notification)).toBe(1)
  const [email, ...more] = await inbox(mail)
  expect(more).toEqual([])
  expect(email?.subject).toBe(
    translator('en')('notification.orderRepricedTitle', { number: orderNumber }),
  )
  expect(email?.text).toMatch(/AED\s110/)
})

it('emails of orders and of deliveries are switched off apart; notifications stay [OR-11]', async () => {
  await using server = await startServer()
  const mail = `${randomUUID()}@yard.example`
  const { call } = await aSignedInMember(server, { mail })
  await call(addressEndpoints.add, { body: ADDRESS })
  const { skuId, sellerId } = await aShop(server.ctx)
  const choose = (topic: 'orders' | 'deliveries', isGiven: boolean) =>
    call(consentEndpoints.set, { body: { topic, way: 'email', isGiven } })
  const anEvent = async () => {
    const { orders } = await submitted(call, [{ skuId, quantity: 1 }])
    const { orderId = '', orderNumber: number = '' } = orders[0] ?? {}
    await pay(server, orderId)
    await ship(await aPacker(server, sellerId), orderId, `AX-${number}`)
    await server.work()
    return {
      paid: say('notification.orderPaidTitle', { number }),
      shipped: say('notification.orderShippedTitle', { number }),
    }
  }
  await choose('orders', false)
  const first = await anEvent()
  expect((await inbox(mail)).map(({ subject }) => subject)).toEqual([first.shipped])
  await choose('orders', true)
  await choose('deliveries', false)
  const second = await anEvent()
  const subjects = (await inbox(mail)).map(({ subject }) => subject)
  expect(subjects.toSorted()).toEqual([first.shipped, second.paid].toSorted())
  const { records } = await call(notificationEndpoints.list, { query: {} })
  expect(records.map(({ title }) => title).toSorted()).toEqual(
    [first.paid, first.shipped, second.paid, second.shipped].toSorted(),
  )
  const other = { topic: 'orders', way: 'phone', isGiven: true } as const
  await expect(call(consentEndpoints.set, { body: other })).rejects.toMatchObject({ status: 400 })
})
