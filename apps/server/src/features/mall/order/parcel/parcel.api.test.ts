import { CARRIER } from '@ironsouq/sandboxes/programs'
import { leasePsp } from '@ironsouq/sandboxes/psp/psp-process'
import { describe, expect, it } from 'vitest'
import { startServer } from '#test/harness.ts'
import { aPacker, aPaidOrder, ship } from '#test/mall/paid-order.ts'
import { parcel, parcelEvent } from '../parcel.tables.ts'
import { askDueParcels } from './parcel.ask-due.job.ts'

/** The API and the sandbox of carriers, which posts to it. */
async function aFollowedMall() {
  const carriers = await leasePsp(CARRIER)
  const server = await startServer({ carrierUrl: carriers.url })
  await carriers.steer({ notifyOrigin: server.base })
  return {
    server,
    carriers,
    scan: (trackingNumber: string, tag: string, at: string) =>
      carriers.post('/_sandbox/report', { slug: 'aramex', trackingNumber, tag, at }),
    async delivered() {
      await expect.poll(carriers.waiting).toBe(0)
    },
    async [Symbol.asyncDispose]() {
      await carriers[Symbol.asyncDispose]()
      await server[Symbol.asyncDispose]()
    },
  }
}

type Mall = Awaited<ReturnType<typeof aFollowedMall>>

async function anOrderToSend({ server }: Mall) {
  const order = await aPaidOrder(server)
  const merchant = await aPacker(server, order.sellerId)
  return {
    ...order,
    ship: (trackingNo: string, quantity?: number) =>
      ship(merchant, order.orderId, trackingNo, quantity),
  }
}

describe('a parcel', () => {
  it('is followed by notifications that come late, twice and shuffled [OR-6]', async () => {
    await using mall = await aFollowedMall()
    const { ship, shown } = await anOrderToSend(mall)
    await ship('AX-1001')
    await mall.server.work()
    expect((await shown()).parcels).toMatchObject([{ status: null, events: [] }])
    await mall.carriers.steer({ duplicate: 2, shuffle: true, delayMs: 40 })
    await mall.scan('AX-1001', 'InTransit', '2026-11-14T09:00:00Z')
    await mall.scan('AX-1001', 'OutForDelivery', '2026-11-15T05:00:00Z')
    await mall.scan('AX-1001', 'InfoReceived', '2026-11-14T08:30:00Z')
    await mall.delivered()
    const { parcels, receiveBy } = await shown()
    expect(parcels).toMatchObject([
      {
        status: 'reachedCity',
        events: [{ status: 'reachedCity' }, { status: 'inTransit' }, { status: 'received' }],
      },
    ])
    expect(receiveBy).toBe('2026-11-29T08:00:00.000Z')
    expect(await mall.server.ctx.db.$count(parcelEvent)).toBe(3)
  })

  it('that is the last to be delivered gives the buyer 15 days from then [OR-7]', async () => {
    await using mall = await aFollowedMall()
    const { ship, shown } = await anOrderToSend(mall)
    await ship('AX-2001', 1)
    await ship('AX-2002')
    await mall.server.work()
    mall.server.turnClock('2026-11-18T10:00:00Z')
    await mall.scan('AX-2001', 'Delivered', '2026-11-18T09:00:00Z')
    await mall.delivered()
    expect((await shown()).receiveBy).toBe('2026-11-29T08:00:00.000Z')
    mall.server.turnClock('2026-11-20T10:00:00Z')
    await mall.scan('AX-2002', 'Delivered', '2026-11-20T09:00:00Z')
    await mall.delivered()
    expect(await shown()).toMatchObject({
      state: 'pendingReceipt',
      receiveBy: '2026-12-05T10:00:00.000Z',
      parcels: [{ status: 'signed' }, { status: 'signed' }],
    })
    // The same again moves nothing.
    mall.server.turnClock('2026-11-21T10:00:00Z')
    await mall.scan('AX-2002', 'Delivered', '2026-11-20T09:00:00Z')
    await mall.delivered()
    expect((await shown()).receiveBy).toBe('2026-12-05T10:00:00.000Z')
    const rows = await mall.server.ctx.db.select({ askAt: parcel.askAt }).from(parcel)
    expect(rows).toEqual([{ askAt: null }, { askAt: null }])
  })

  it('is found by the job when every notification was lost, also after a failure', async () => {
    await using mall = await aFollowedMall()
    const { ship, shown } = await anOrderToSend(mall)
    await ship('AX-3001')
    await mall.server.work()
    await mall.carriers.steer({ drop: -1 })
    await mall.scan('AX-3001', 'InTransit', '2026-11-14T09:00:00Z')
    mall.server.turnClock('2026-11-14T14:00:00Z')
    await mall.carriers.steer({ after: 'error', afterCount: 1, afterPath: '/tracking' })
    await expect(askDueParcels.run(mall.server.ctx)).rejects.toThrow(
      'not all was done: parcel.ask-due',
    )
    expect((await shown()).parcels).toMatchObject([{ status: null }])
    mall.server.turnClock('2026-11-14T14:05:00Z')
    await askDueParcels.run(mall.server.ctx)
    expect((await shown()).parcels).toMatchObject([{ status: 'inTransit' }])
  })

  it('is not believed when a notification is forged, and its history cannot be changed', async () => {
    await using mall = await aFollowedMall()
    const { ship, shown } = await anOrderToSend(mall)
    await ship('AX-4001')
    await mall.server.work()
    const [row] = await mall.server.ctx.db.select().from(parcel)
    const body = JSON.stringify({ msg: { id: row?.trackingRef, tag: 'Delivered' } })
    for (const headers of [{}, { 'aftership-hmac-sha256': 'AAAA' }]) {
      const url = `${mall.server.base}/webhook/aftership`
      expect((await fetch(url, { method: 'POST', body, headers })).status).toBe(403)
    }
    expect((await shown()).parcels).toMatchObject([{ status: null }])
    await mall.scan('AX-4001', 'InTransit', '2026-11-14T09:00:00Z')
    await mall.delivered()
    await expect(
      mall.server.ctx.db.update(parcelEvent).set({ status: 'signed' }),
    ).rejects.toMatchObject({ cause: { message: expect.stringContaining('parcel_event') } })
    await expect(mall.server.ctx.db.delete(parcelEvent)).rejects.toThrow()
  })
})
