import { randomUUID } from 'node:crypto'
import { merchantNotificationEndpoints as merchantEndpoints } from '@ironsouq/contract/platform/notification/portal-notification.endpoints'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { describe, expect, it } from 'vitest'
import {
  aSellerAccount,
  merchantTokenOf,
  type SellerAccountGiven,
} from '#features/people/seller-account/seller-account.builder.ts'
import { notices } from '#features/registry.ts'
import { atomic } from '#kernel/ctx.ts'
import { isPortalNotice } from '#kernel/work/notices.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { inbox } from '#test/inbox.ts'
import { aShop } from '#test/mall/market.ts'
import { aPaidOrder } from '#test/mall/paid-order.ts'
import { deliverNotice } from '#test/notices.ts'
import { deleteOldNotifications } from '../notification.delete-old.job.ts'
import { notifyPortal } from './portal-notification.service.ts'
import { portalNotification } from './portal-notification.tables.ts'

const en = translator('en')
const KIND = 'sellerOrderPaid'

/** A person of a seller, signed in. */
async function aPerson(server: TestServer, given: SellerAccountGiven) {
  const email = `${randomUUID()}@store.example`
  const accountId = await aSellerAccount(server.ctx, { ...given, email })
  const bearer = await merchantTokenOf(server.ctx, accountId)
  const call = server.client({ bearer })
  return {
    accountId,
    bearer,
    call,
    list: () => call(merchantEndpoints.list, { query: {} }),
    subjects: async () => (await inbox(email)).map(({ subject }) => subject),
  }
}

describe('people of a store', () => {
  it('are notified of an order here and by email if they ship, and no one else is [OR-11]', async () => {
    await using server = await startServer()
    const shop = await aShop(server.ctx)
    const { sellerId } = shop
    const packer = await aPerson(server, { sellerId, role: 'warehouse' })
    const finance = await aPerson(server, { sellerId, role: 'finance' })
    const other = await aShop(server.ctx, { name: 'Other' })
    const stranger = await aPerson(server, { sellerId: other.sellerId, role: 'owner' })
    const { orderId, orderNumber: number } = await aPaidOrder(server, shop)
    await server.work()
    expect(await packer.list()).toMatchObject({
      records: [
        {
          title: en('notification.sellerOrderPaidTitle', { number }),
          link: `/orders/${orderId}`,
          isRead: false,
        },
      ],
      total: 1,
      unread: 1,
    })
    expect(await packer.subjects()).toEqual([en('mail.sellerOrderPaidSubject', { number })])
    for (const person of [finance, stranger]) {
      expect(await person.list()).toEqual({ records: [], total: 0, unread: 0 })
      expect(await person.subjects()).toEqual([])
    }
  })

  it('get one notification and one email of an event that is delivered twice [OR-11]', async () => {
    await using server = await startServer()
    const shop = await aShop(server.ctx)
    const { sellerId } = shop
    const packer = await aPerson(server, { sellerId, role: 'warehouse' })
    const { orderId } = await aPaidOrder(server, shop)
    await server.work()
    const [row] = await server.ctx.db.select().from(portalNotification)
    const again = { orderId, sellerId, eventId: row?.eventId ?? '' }
    await Promise.all([
      deliverNotice(server.ctx, KIND, again),
      deliverNotice(server.ctx, KIND, again),
    ])
    await server.work()
    expect(await packer.list()).toMatchObject({ total: 1 })
    expect(await packer.subjects()).toHaveLength(1)
  })

  it('switch the email of a kind off and on again; the notification stays [OR-11]', async () => {
    await using server = await startServer()
    const shop = await aShop(server.ctx)
    const { sellerId } = shop
    const packer = await aPerson(server, { sellerId, role: 'warehouse' })
    const colleague = await aPerson(server, { sellerId, role: 'warehouse' })
    const { kinds } = await packer.call(merchantEndpoints.preferences)
    const shown = { kind: KIND, name: en('notification.sellerOrderPaidName'), isEmailed: true }
    expect(kinds).toContainEqual(shown)
    // Payouts are for those who read the ledger, applications for staff.
    expect(kinds.map(({ kind }) => kind).toSorted()).toEqual([
      'sellerOrderCanceled',
      'sellerOrderDisputeLost',
      'sellerOrderDisputeWon',
      'sellerOrderDisputed',
      'sellerOrderLate',
      'sellerOrderOverdue',
      KIND,
      'sellerOrderRefunded',
      'sellerQuestion',
      'sellerReview',
      'sellerStockLow',
      'sellerVoucherSold',
    ])
    const change = (isEmailed: boolean, kind: string = KIND) =>
      packer.call(merchantEndpoints.changePreference, { body: { kind, isEmailed } })
    await expect(change(false, 'sellerPayoutSent')).rejects.toMatchObject({ status: 404 })
    await change(false)
    expect((await change(false)).kinds).toContainEqual({ ...shown, isEmailed: false })
    expect((await colleague.call(merchantEndpoints.preferences)).kinds).toContainEqual(shown)
    await aPaidOrder(server, shop)
    await server.work()
    expect(await packer.list()).toMatchObject({ total: 1 })
    expect(await packer.subjects()).toEqual([])
    expect(await colleague.subjects()).toHaveLength(1)
    expect((await change(true)).kinds).toContainEqual(shown)
    await aPaidOrder(server, shop)
    await server.work()
    expect(await packer.subjects()).toHaveLength(1)
  })

  it('mark their own notifications as read, one or all, and not those of a colleague', async () => {
    await using server = await startServer()
    const shop = await aShop(server.ctx)
    const { sellerId } = shop
    const packer = await aPerson(server, { sellerId, role: 'warehouse' })
    const colleague = await aPerson(server, { sellerId, role: 'warehouse' })
    for (const _ of [1, 2, 3]) await aPaidOrder(server, shop)
    await server.work()
    const [first] = (await packer.list()).records
    const body = { noticeId: first?.noticeId ?? '' }
    await expect(colleague.call(merchantEndpoints.read, { body })).rejects.toMatchObject({
      status: 404,
    })
    expect(await packer.call(merchantEndpoints.read, { body })).toEqual({ unread: 2 })
    expect(await packer.call(merchantEndpoints.read, { body })).toEqual({ unread: 2 })
    expect(await packer.call(merchantEndpoints.unread)).toEqual({ unread: 2 })
    expect(await packer.call(merchantEndpoints.read, { body: {} })).toEqual({ unread: 0 })
    expect(await colleague.call(merchantEndpoints.unread)).toEqual({ unread: 3 })
  })
})

describe('a notification of a portal', () => {
  it('of every kind is shown in each of the ten languages, and deleted after half a year', async () => {
    await using server = await startServer()
    const { sellerId } = await aShop(server.ctx)
    const { accountId, bearer } = await aPerson(server, { sellerId, role: 'owner' })
    const kinds = notices.filter(isPortalNotice)
    const facts = { number: '2201', no: '5521', count: '3', amount: '400.00', currency: 'AED' }
    const people = [{ staffId: null, accountId }]
    for (const notice of kinds) {
      const event = { eventId: notice.kind, at: server.ctx.now() }
      await atomic(server.ctx, (ctx) => notifyPortal(ctx, notice, { people, facts, event }))
    }
    const shown = new Set<string>()
    for (const language of LOCALE_CODES) {
      const { records } = await server.client({ bearer, language })(merchantEndpoints.list, {
        query: { size: 50 },
      })
      expect(records).toHaveLength(kinds.length)
      const words = records.map(({ title, body }) => `${title}\n${body}`).join('\n')
      expect(words, language).not.toMatch(/notification\.|[{}]|undefined/)
      shown.add(words)
    }
    expect(shown.size).toBe(LOCALE_CODES.length)
    server.turnClock('2027-06-01T08:00:00Z')
    await deleteOldNotifications.run(server.ctx)
    expect(await server.ctx.db.$count(portalNotification)).toBe(0)
  })
})
