import { categoryEndpoints } from '@ironsouq/contract/machines/category/category.endpoints'
import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { describe, expect, it, vi } from 'vitest'
import { indexDevice } from '#features/machines/device-search/device-search.on-device-changed.ts'
import { event } from '#kernel/data/kernel.tables.ts'
import { startQueue } from '#kernel/work/queue.ts'
import { aListedDevice } from '#test/device-fixtures.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { registry } from '../../registry.ts'
import { priceObservation } from '../valuation/valuation.tables.ts'
import { devicePrice } from './device.tables.ts'

const TEXTS = {
  en: { title: 'Caterpillar 320 crawler excavator', description: 'One owner from new.' },
  ar: { title: 'حفارة مجنزرة كاتربيلر 320', description: 'مالك واحد منذ الشراء.' },
}

async function indexed(server: TestServer) {
  await server.work()
  await server.settleIndex()
}

describe('the detail', () => {
  it('has all fields of a machine in the language of the request [RT-3] [EQ-7]', async () => {
    await using server = await startServer()
    const { id } = await aListedDevice(server.ctx, { texts: TEXTS })
    const device = await server.client({ language: 'ar' })(deviceEndpoints.detail, {
      query: { deviceId: id },
    })
    expect(device).toMatchObject({
      title: TEXTS.ar.title,
      description: TEXTS.ar.description,
      categoryCode: 'crawler-excavators',
      categoryName: 'حفارات مجنزرة',
      brandCode: 'caterpillar',
      serialNo: '••••4182',
    })
  })

  it.each(['draft', 'withdrawn'] as const)(
    'of a machine that is %s is not found',
    async (state) => {
      await using server = await startServer()
      const { id } = await aListedDevice(server.ctx, { state })
      const asked = server.client()(deviceEndpoints.detail, { query: { deviceId: id } })
      await expect(asked).rejects.toMatchObject({ status: 404 })
    },
  )
})

describe('a price that changes', () => {
  const price = { amount: '185500.00', currency: 'AED' }

  it('is in the list within two seconds, without a request', async () => {
    await using server = await startServer()
    await using stack = new AsyncDisposableStack()
    const { ctx, pool } = server
    const queue = await startQueue({ ctx, pool, registry, concurrency: 2 })
    stack.defer(() => queue.stop())
    const { id: deviceId } = await aListedDevice(ctx)
    const call = server.client({ bearer: await server.staffToken() })
    const shown = async () =>
      (await call(deviceEndpoints.list, { query: {} })).records[0]?.price?.amount
    await vi.waitFor(async () => expect(await shown()).toBe('209000.00'), { timeout: 10_000 })
    const standing = await call(deviceEndpoints.reprice, { body: { deviceId, price } })
    expect(standing).toMatchObject({ version: 2, price, actions: ['reserve', 'sell', 'withdraw'] })
    await vi.waitFor(async () => expect(await shown()).toBe(price.amount), {
      timeout: 2000,
      interval: 20,
    })
  })

  it('has its row, its events and each effect once, also when events are delivered repeatedly', async () => {
    await using server = await startServer()
    const { id: deviceId } = await aListedDevice(server.ctx)
    const call = server.client({ bearer: await server.staffToken() })
    await call(deviceEndpoints.reprice, { body: { deviceId, price } })
    const events = await server.ctx.db.select().from(event).orderBy(event.seq)
    await server.work()
    expect(events.map((e) => e.name)).toEqual([
      'device.changed',
      'device.changed',
      'device.repriced',
    ])
    for (const { seq, name, payload, createdAt: at } of events) {
      const again = { ...(payload as object), eventId: String(seq), at } as never
      for (const { on, handle } of registry.consumers)
        if (on.name === name) await handle(server.ctx, again)
    }
    expect(await server.ctx.db.$count(devicePrice)).toBe(2)
    expect(await server.ctx.db.select().from(priceObservation)).toMatchObject([
      { deviceId, priceMinor: 18_550_000n, model: '320' },
    ])
  })

  it('is the one in the index even when an older event arrives last', async () => {
    await using server = await startServer()
    const { id: deviceId } = await aListedDevice(server.ctx)
    const call = server.client({ bearer: await server.staffToken() })
    await call(deviceEndpoints.reprice, { body: { deviceId, price } })
    await indexed(server)
    const stale = { id: deviceId, version: 1, document: { deviceId, state: 'draft' } }
    await server.ctx.search.write('device', [stale])
    await indexDevice.handle(server.ctx, { deviceId, eventId: '1', at: server.ctx.now() })
    await server.settleIndex()
    expect((await call(deviceEndpoints.list, { query: {} })).total).toBe(1)
  })

  it('is refused to visitors, and when it is not a valid price', async () => {
    await using server = await startServer()
    const { id: deviceId } = await aListedDevice(server.ctx)
    const asVisitor = server.client()(deviceEndpoints.reprice, { body: { deviceId, price } })
    await expect(asVisitor).rejects.toMatchObject({ code: 'A00004' })
    const call = server.client({ bearer: await server.staffToken() })
    for (const amount of ['0', '1.001', '-5', '1e3'])
      await expect(
        call(deviceEndpoints.reprice, { body: { deviceId, price: { ...price, amount } } }),
      ).rejects.toMatchObject({ status: 400 })
  })

  it('leaves the list when the machine is sold', async () => {
    await using server = await startServer()
    const { id: deviceId } = await aListedDevice(server.ctx)
    const call = server.client({ bearer: await server.staffToken() })
    const sold = await call(deviceEndpoints.move, { body: { deviceId, action: 'sell' } })
    expect(sold).toMatchObject({ state: 'sold', actions: [] })
    await indexed(server)
    expect((await call(deviceEndpoints.list, { query: {} })).total).toBe(0)
    const again = call(deviceEndpoints.move, { body: { deviceId, action: 'sell' } })
    await expect(again).rejects.toMatchObject({ status: 409 })
  })
})

describe('categories', () => {
  it('are a tree by parentId, in the language of the request [EQ-6] [EQ-7]', async () => {
    await using server = await startServer()
    await aListedDevice(server.ctx)
    const under = async (parentId?: string) =>
      (
        await server.client({ language: 'ar' })(categoryEndpoints.info, {
          query: { parentId },
        })
      ).categoryInfo
    const roots = await under()
    expect(roots).toMatchObject([
      { code: 'excavators', name: 'حفارات', parentId: null, hasChildren: true },
    ])
    const [root] = roots
    expect(await under(root?.categoryId)).toMatchObject([
      { code: 'crawler-excavators', parentId: root?.categoryId, hasChildren: false },
    ])
  })
})
