import { batchEndpoints } from '@ironsouq/contract/platform/batch/batch.endpoints'
import { describe, expect, it } from 'vitest'
import { registry } from '#features/registry.ts'
import { aListedDevice } from '#test/device-fixtures.ts'
import { startServer } from '#test/harness.ts'
import { batch, batchRow } from './batch.tables.ts'

const { start, gather, add, progress } = batchEndpoints

const HOUR_MS = 3_600_000

const sweep = registry.jobs.find(({ name }) => name === 'kernel.delete-aged-rows')

describe('a batch whose rows never all came [BO-2]', () => {
  it('is deleted with its rows after a day, and one that ran stays', async () => {
    await using server = await startServer()
    const { ctx } = server
    const { id } = await aListedDevice(ctx)
    const call = server.client({ bearer: await server.staffToken() })
    const ran = await call(start, {
      body: {
        action: 'device.reprice',
        target: { ids: [id] },
        expected: 1,
        params: { percent: 5 },
      },
    })
    const paused = await call(start, {
      body: {
        action: 'device.reprice',
        target: { ids: [id] },
        expected: 1,
        params: { percent: 5 },
      },
    })
    await call(batchEndpoints.pause, { body: { batchId: paused.batchId } })
    await server.work()
    const left = await call(gather, { body: { action: 'device.adjust', total: 2 } })
    const rows = [{ id, version: 1, values: { price: '1000' } }]
    await call(add, { body: { batchId: left.batchId, rows } })
    expect(await ctx.db.$count(batchRow)).toBe(3)

    const gatheredAt = ctx.now().getTime()
    const sweptAfter = async (ms: number) => {
      server.turnClock(new Date(gatheredAt + ms).toISOString())
      await sweep?.run(ctx)
      return ctx.db.$count(batch)
    }
    expect(await sweptAfter(24 * HOUR_MS)).toBe(3)
    expect(await sweptAfter(24 * HOUR_MS + 1000)).toBe(2)
    expect(await ctx.db.$count(batchRow)).toBe(2)
    const bearer = await server.staffToken()
    const later = server.client({ bearer })
    for (const { batchId } of [ran, paused])
      expect(await later(progress, { query: { batchId } })).toMatchObject({ total: 1 })
    await expect(later(add, { body: { batchId: left.batchId, rows } })).rejects.toMatchObject({
      status: 404,
    })
  })

  it('takes its last rows or is deleted, never half of it, when both happen at once', async () => {
    await using server = await startServer()
    const { ctx } = server
    const { id } = await aListedDevice(ctx)
    const other = await aListedDevice(ctx)
    const row = (deviceId: string) => ({ id: deviceId, version: 1, values: { price: '1000' } })
    const call = server.client({ bearer: await server.staffToken() })
    const batches: string[] = []
    for (let i = 0; i < 8; i++) {
      const { batchId } = await call(gather, { body: { action: 'device.adjust', total: 2 } })
      await call(add, { body: { batchId, rows: [row(id)] } })
      batches.push(batchId)
    }
    server.turnClock(new Date(ctx.now().getTime() + 25 * HOUR_MS).toISOString())
    const later = server.client({ bearer: await server.staffToken() })
    const adding = batches.map((batchId) =>
      later(add, { body: { batchId, rows: [row(other.id)] } }),
    )
    const [outcomes] = await Promise.all([Promise.allSettled(adding), sweep?.run(ctx)])
    const taken = outcomes.filter(({ status }) => status === 'fulfilled').length
    expect(await ctx.db.$count(batch)).toBe(taken)
    expect(await ctx.db.$count(batchRow)).toBe(2 * taken)
  })
})
