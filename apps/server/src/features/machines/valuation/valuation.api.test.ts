import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { describe, expect, it } from 'vitest'
import { moveDevice } from '#features/machines/device/device.service.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { aListedDevice } from '#test/device-fixtures.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { refreshGuides } from './valuation.refresh.job.ts'
import { priceRecord } from './valuation.tables.ts'

const STAFF = '0192f000-0000-7000-8000-00000000aaaa'

async function sales(ctx: Ctx, brandId: string, prices: readonly number[], soldOn = '2026-10-01') {
  await ctx.db.insert(priceRecord).values(
    prices.map((aed, n) => ({
      reference: `past-${soldOn}-${n}`,
      brandId,
      model: '320',
      yearMade: 2018,
      workHours: 7400,
      grade: 'B' as const,
      priceMinor: BigInt(aed) * 100n,
      priceCurrency: 'AED',
      soldOn,
      createdAt: ctx.now(),
    })),
  )
}

const guideOf = async (server: TestServer, deviceId: string) =>
  (await server.client()(deviceEndpoints.detail, { query: { deviceId } })).guide

describe('the guide range of a machine', () => {
  it('is calculated from sales of the same model in the last twelve months', async () => {
    await using server = await startServer()
    const { id, brandId } = await aListedDevice(server.ctx)
    await sales(server.ctx, brandId, [180_000, 190_000, 200_000, 210_000, 220_000])
    await sales(server.ctx, brandId, [900_000, 900_000], '2025-10-01')
    await server.work()
    expect(await guideOf(server, id)).toEqual({
      low: { amount: '190000.00', currency: 'AED' },
      high: { amount: '210000.00', currency: 'AED' },
      basis: 'sold',
      soldCount: 5,
    })
  })

  it('is empty when too few were sold and the model is not in the catalogue', async () => {
    await using server = await startServer()
    const { id, brandId } = await aListedDevice(server.ctx)
    await sales(server.ctx, brandId, [180_000])
    await server.work()
    expect(await guideOf(server, id)).toBeNull()
  })

  it('follows the sales: a machine sold here counts once for the others', async () => {
    await using server = await startServer()
    const { id, brandId } = await aListedDevice(server.ctx)
    await sales(server.ctx, brandId, [180_000, 190_000, 200_000, 210_000, 220_000])
    const { id: other } = await aListedDevice(server.ctx)
    await server.work()
    server.turnClock('2026-11-14T09:00:00Z')
    await moveDevice(server.ctx, other, 'sell', STAFF)
    await server.work()
    await refreshGuides.run(server.ctx)
    await server.work()
    expect(await guideOf(server, id)).toMatchObject({ soldCount: 6 })
    expect(await server.ctx.db.$count(priceRecord)).toBe(6)
  })

  it('is on the card in the list', async () => {
    await using server = await startServer()
    const { brandId } = await aListedDevice(server.ctx)
    await sales(server.ctx, brandId, [180_000, 190_000, 200_000, 210_000, 220_000])
    await server.work()
    await server.settleIndex()
    const { records } = await server.client()(deviceEndpoints.list, { query: {} })
    expect(records).toMatchObject([{ guide: { basis: 'sold', soldCount: 5 } }])
  })
})
