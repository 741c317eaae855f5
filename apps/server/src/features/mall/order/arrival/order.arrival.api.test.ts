import { randomUUID } from 'node:crypto'
import { freightEndpoints } from '@ironsouq/contract/mall/freight/freight.endpoints'
import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import { productDetailEndpoints } from '@ironsouq/contract/mall/product-detail/product-detail.endpoints'
import { addressEndpoints } from '@ironsouq/contract/people/address/address.endpoints'
import { notificationEndpoints } from '@ironsouq/contract/platform/notification/notification.endpoints'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { saveHoliday } from '#features/content/branch/branch.service.ts'
import { product } from '#features/mall/product/product.tables.ts'
import {
  aSellerAccount,
  merchantTokenOf,
} from '#features/people/seller-account/seller-account.builder.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { inbox } from '#test/inbox.ts'
import { ADDRESS, aShop, submitted } from '#test/mall/market.ts'
import { pay, ship } from '#test/mall/paid-order.ts'
import { aSignedInMember } from '#test/members.ts'
import { runDeadlines } from '#test/work/deadlines.ts'
import { endOrdersInTime } from '../order.deadlines.job.ts'

const say = translator('en')

const rule = (regions: string[], days: [min: number, max: number] | null) => ({
  regions,
  firstUnits: 1,
  first: '10.00',
  furtherUnits: 1,
  further: '0.00',
  freeFrom: null,
  daysMin: days?.[0] ?? null,
  daysMax: days?.[1] ?? null,
})

/** A store whose delivery prices name days: one in Sharjah, one to three elsewhere, none in Fujairah. */
async function aPromisingShop(server: TestServer) {
  const shop = await aShop(server.ctx)
  const email = `${randomUUID()}@store.example`
  const accountId = await aSellerAccount(server.ctx, {
    sellerId: shop.sellerId,
    role: 'owner',
    name: 'Owner',
    email,
  })
  const merchant = server.client({ bearer: await merchantTokenOf(server.ctx, accountId) })
  const form = {
    name: 'Parcels',
    unit: 'piece' as const,
    cutOff: 14 * 60,
    daysOff: [6, 7],
    rules: [rule(['sharjah'], [1, 1]), rule(['fujairah'], null), rule(['AE'], [1, 3])],
  }
  const template = await merchant(freightEndpoints.create, { body: form })
  const { freightTemplateId } = template
  await server.ctx.db
    .update(product)
    .set({ freightTemplateId })
    .where(eq(product.id, shop.productId))
  return { ...shop, email, merchant, form, template }
}

async function aBuyerIn(server: TestServer, region: string) {
  const mail = `${randomUUID()}@yard.example`
  const buyer = await aSignedInMember(server, { mail })
  await buyer.call(addressEndpoints.add, { body: { ...ADDRESS, region } })
  return { ...buyer, mail }
}

describe('the day of a delivery', () => {
  it('is counted by the rule of the place, the cut-off and the holidays', async () => {
    await using server = await startServer()
    const names = Object.fromEntries(
      LOCALE_CODES.map((locale) => [locale, { name: 'National Day' }]),
    )
    await saveHoliday(server.ctx, {
      effect: 'closed',
      firstDay: '2026-11-17',
      lastDay: '2026-11-17',
      isConfirmed: true,
      texts: names as Parameters<typeof saveHoliday>[1]['texts'],
    })
    const shop = await aPromisingShop(server)
    const lines = [{ skuId: shop.skuId, quantity: 1 }]
    const dayIn = async (region: string) => {
      const { call } = await aBuyerIn(server, region)
      const { orders } = await call(orderEndpoints.confirm, { body: { lines } })
      return orders[0]?.arrival
    }
    // Saturday: what is ordered counts from Monday, and Tuesday is a holiday.
    expect(await dayIn('sharjah')).toEqual({ from: '2026-11-18', by: '2026-11-18' })
    expect(await dayIn('dubai')).toEqual({ from: '2026-11-18', by: '2026-11-20' })
    expect(await dayIn('fujairah')).toBeNull()
    const shown = await server.client()(productDetailEndpoints.info, {
      query: { prodId: shop.productId },
    })
    expect(shown.arrival).toMatchObject({ cutOff: 840, daysOff: [6, 7], rules: { length: 3 } })
    expect(await server.client()(freightEndpoints.closedDays)).toEqual(['2026-11-17'])
  })

  it('is refused with one end, or with its ends turned', async () => {
    await using server = await startServer()
    const { merchant, form } = await aPromisingShop(server)
    const faulty = { ...form, name: 'Other', rules: [rule(['AE'], [3, 1])] }
    await expect(merchant(freightEndpoints.create, { body: faulty })).rejects.toMatchObject({
      status: 400,
    })
    const oneEnd = { ...faulty, rules: [{ ...rule(['AE'], null), daysMax: 3 }] }
    await expect(merchant(freightEndpoints.create, { body: oneEnd })).rejects.toMatchObject({
      status: 400,
    })
  })

  it('stays as it was promised when the store changes its times', async () => {
    await using server = await startServer()
    const shop = await aPromisingShop(server)
    const { call } = await aBuyerIn(server, 'sharjah')
    const placed = await submitted(call, [{ skuId: shop.skuId, quantity: 1 }])
    const orderNumber = placed.orders[0]?.orderNumber ?? ''
    const { freightTemplateId, version } = shop.template
    const slower = { ...shop.form, rules: [rule(['AE'], [9, 9])] }
    await shop.merchant(freightEndpoints.save, {
      body: { ...slower, freightTemplateId, version },
    })
    const shown = await call(orderEndpoints.detail, { query: { orderNumber } })
    expect(shown).toMatchObject({
      arrival: { from: '2026-11-17', by: '2026-11-17' },
      expectedBy: null,
    })
  })
})

describe('an order whose promised day is over', () => {
  it('is reported once to the buyer, with a new day, and to the store', async () => {
    await using server = await startServer()
    const shop = await aPromisingShop(server)
    const { call, mail } = await aBuyerIn(server, 'sharjah')
    const { orders } = await submitted(call, [{ skuId: shop.skuId, quantity: 1 }])
    const { orderId = '', orderNumber = '' } = orders[0] ?? {}
    await pay(server, orderId)
    // Tuesday, the promised day, ends at eight in the evening of UTC.
    server.turnClock('2026-11-17T19:59:00Z')
    await runDeadlines(server.ctx, endOrdersInTime)
    expect((await call(orderEndpoints.detail, { query: { orderNumber } })).expectedBy).toBeNull()
    server.turnClock('2026-11-17T20:00:01Z')
    await Promise.all([
      runDeadlines(server.ctx, endOrdersInTime),
      runDeadlines(server.ctx, endOrdersInTime),
    ])
    await server.work()
    server.turnClock('2026-11-18T08:00:00Z')
    await runDeadlines(server.ctx, endOrdersInTime)
    await server.work()
    // Ordered at midnight it would be there a working day later.
    const shown = await call(orderEndpoints.detail, { query: { orderNumber } })
    expect(shown).toMatchObject({ arrival: { by: '2026-11-17' }, expectedBy: '2026-11-19' })
    const { records } = await call(notificationEndpoints.list, { query: {} })
    const overdue = records.filter(
      ({ title }) => title === say('notification.orderOverdueTitle', { number: orderNumber }),
    )
    expect(overdue.map(({ body }) => body)).toEqual([
      expect.stringMatching(/Tuesday 17 November.*Thursday 19 November/),
    ])
    const subject = (of: string) => async () =>
      (await inbox(of)).filter((email) => email.subject.includes(orderNumber)).map((e) => e.subject)
    expect(await subject(mail)()).toContain(
      say('notification.orderOverdueTitle', { number: orderNumber }),
    )
    expect(
      (await subject(shop.email)()).filter(
        (each) => each === say('mail.sellerOrderOverdueSubject', { number: orderNumber }),
      ),
    ).toHaveLength(1)
  })

  it('is not reported when it was received in time', async () => {
    await using server = await startServer()
    const shop = await aPromisingShop(server)
    const { call } = await aBuyerIn(server, 'sharjah')
    const { orders } = await submitted(call, [{ skuId: shop.skuId, quantity: 1 }])
    const { orderId = '', orderNumber = '' } = orders[0] ?? {}
    await pay(server, orderId)
    await ship(shop.merchant, orderId, '34567890123')
    await call(orderEndpoints.receive, { body: { orderNumber } })
    server.turnClock('2026-11-18T08:00:00Z')
    await runDeadlines(server.ctx, endOrdersInTime)
    expect((await call(orderEndpoints.detail, { query: { orderNumber } })).expectedBy).toBeNull()
  })
})
