import { orderMerchantEndpoints } from '@ironsouq/contract/mall/order/order.merchant.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { CARRIER } from '@ironsouq/sandboxes/programs'
import { leasePsp } from '@ironsouq/sandboxes/psp/psp-process'
import { expect, it } from 'vitest'
import { notification } from '#features/platform/notification/notification.tables.ts'
import { startServer } from '#test/harness.ts'
import { aPacker, aPaidOrder, ship } from '#test/mall/paid-order.ts'
import { parcel } from '../parcel.tables.ts'
import { followParcel } from './parcel.follow.service.ts'

const say = translator('en')

it('a mistyped number is corrected: the new one is followed, the buyer is notified, and what was reported about the wrong one is gone [OR-6]', async () => {
  await using carriers = await leasePsp(CARRIER)
  await using server = await startServer({ carrierUrl: carriers.url })
  await carriers.steer({ notifyOrigin: server.base })
  const { orderId, sellerId, shown } = await aPaidOrder(server)
  const merchant = await aPacker(server, sellerId)
  const [sent] = (await ship(merchant, orderId, 'AX-1099')).parcels
  await server.work()
  const scan = async (trackingNumber: string, tag: string, at: string) => {
    await carriers.post('/_sandbox/report', { slug: 'aramex', trackingNumber, tag, at })
    await expect.poll(carriers.waiting).toBe(0)
  }
  // The wrong number is that of a parcel of someone else, which has arrived.
  await scan('AX-1099', 'Delivered', '2026-11-14T09:00:00Z')
  const wrong = await shown()
  expect(wrong).toMatchObject({ parcels: [{ status: 'signed' }] })
  expect(wrong.deliveredAt).not.toBeNull()

  const correct = (trackingNo: string) =>
    merchant(orderMerchantEndpoints.correctTracking, {
      body: { parcelId: sent?.parcelId ?? '', carrier: 'aramex', trackingNo },
    })
  server.turnClock('2026-11-14T12:05:00Z')
  await correct('AX-1009')
  expect(await shown()).toMatchObject({
    deliveredAt: null,
    receiveBy: wrong.receiveBy,
    parcels: [
      {
        trackingNo: 'AX-1009',
        status: null,
        events: [],
        corrected: { trackingNo: 'AX-1099', at: '2026-11-14T12:05:00.000Z' },
      },
    ],
  })
  await server.work()
  const kinds = await server.ctx.db.select({ kind: notification.kind }).from(notification)
  expect(kinds.filter(({ kind }) => kind === 'orderTracking')).toHaveLength(1)
  await scan('AX-1009', 'InTransit', '2026-11-14T12:30:00Z')
  expect((await shown()).parcels).toMatchObject([
    { status: 'inTransit', events: [{ status: 'inTransit' }] },
  ])
  // The first number was right after all: what was reported about it is there again.
  await correct('AX-1099')
  await server.work()
  expect((await shown()).parcels).toMatchObject([
    { trackingNo: 'AX-1099', status: 'signed', events: [{ status: 'signed' }] },
  ])
})

it('an answer about the wrong number that comes late changes nothing [OR-6]', async () => {
  await using server = await startServer()
  const { orderId, sellerId, shown } = await aPaidOrder(server)
  const merchant = await aPacker(server, sellerId)
  const [sent] = (await ship(merchant, orderId, 'AX-2099')).parcels
  const parcelId = sent?.parcelId ?? ''
  const slow = {
    register: () => Promise.resolve('wrong'),
    readNotification: () => null,
    async reports() {
      const body = { parcelId, carrier: 'dhl' as const, trackingNo: 'DH-2009' }
      await merchant(orderMerchantEndpoints.correctTracking, { body })
      return [{ reportRef: 'x', status: 'signed' as const, place: '', at: server.ctx.now() }]
    },
  }
  await followParcel({ ...server.ctx, carrier: slow }, parcelId)
  expect(await shown()).toMatchObject({
    deliveredAt: null,
    parcels: [{ carrier: 'dhl', trackingNo: 'DH-2009', status: null, events: [] }],
  })
  expect(await server.ctx.db.select({ ref: parcel.trackingRef }).from(parcel)).toEqual([
    { ref: null },
  ])
})

it('a number of another parcel, and a parcel of another store, are refused [ST-4]', async () => {
  await using server = await startServer()
  const order = await aPaidOrder(server)
  const merchant = await aPacker(server, order.sellerId)
  await ship(merchant, order.orderId, 'AX-3001', 1)
  const { parcels } = await ship(merchant, order.orderId, 'AX-3002')
  const body = {
    parcelId: parcels[1]?.parcelId ?? '',
    carrier: 'aramex' as const,
    trackingNo: 'AX-3001',
  }
  await expect(merchant(orderMerchantEndpoints.correctTracking, { body })).rejects.toThrow(
    say('error.trackingUsed'),
  )
  const stranger = await aPacker(server, (await aPaidOrder(server)).sellerId)
  const call = stranger(orderMerchantEndpoints.correctTracking, {
    body: { ...body, trackingNo: 'AX-3003' },
  })
  await expect(call).rejects.toMatchObject({ status: 404 })
})
