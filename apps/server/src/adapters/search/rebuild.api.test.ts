import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { describe, expect, it } from 'vitest'
import { deviceIndex } from '#features/machines/device-search/device-search.document.ts'
import { devicesAsDocuments } from '#features/machines/device-search/device-search.index.service.ts'
import { repriceDevice } from '#features/machines/device/device.service.ts'
import { aListedDevice } from '#test/device-fixtures.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { rebuild, type Source } from './rebuild.ts'

function sourceOf({ ctx }: TestServer): Source {
  return {
    after: (id) => devicesAsDocuments.after(ctx, id),
    changedSince: (moment, after) => devicesAsDocuments.changedSince(ctx, moment, after),
    questions: () => devicesAsDocuments.questions(ctx),
  }
}

const QUIETLY = { readersLeaveMs: 0, progress: (_done: number) => {} }

const run = (
  server: TestServer,
  source = sourceOf(server),
  watching: Partial<typeof QUIETLY> = {},
) => rebuild(server.search, deviceIndex, source, { now: server.ctx.now, ...QUIETLY, ...watching })

async function indexesOf({ search }: TestServer): Promise<string[]> {
  const { body } = await search.client.indices.get({ index: `${search.alias('device')}-*` })
  return Object.keys(body).map((name) => name.slice(-2))
}

const listed = async (server: TestServer) => {
  await server.settleIndex()
  const { records } = await server.client()(deviceEndpoints.list, { query: {} })
  return records.map(({ deviceId, price }) => ({ deviceId, amount: price?.amount }))
}

describe('a rebuild of the index', () => {
  it('replaces the old one by a complete new one', async () => {
    await using server = await startServer()
    const { id } = await aListedDevice(server.ctx)
    await server.search.ensure()
    expect(await listed(server)).toEqual([]) // no worker has run: the old index is empty
    const steps: number[] = []
    await run(server, sourceOf(server), { progress: (done) => void steps.push(done) })
    expect(await indexesOf(server)).toEqual(['-2'])
    expect(await listed(server)).toMatchObject([{ deviceId: id }])
    expect(steps).toEqual([1])
  })

  it('continues where it was interrupted', async () => {
    await using server = await startServer()
    await aListedDevice(server.ctx)
    await aListedDevice(server.ctx)
    const { after } = sourceOf(server)
    const asked: (string | null)[] = []
    const oneByOne: Source = {
      ...sourceOf(server),
      after: async (id) => {
        asked.push(id)
        return (await after(id)).slice(0, 1)
      },
    }
    const interrupted: Source = {
      ...oneByOne,
      after: (id) => (id ? Promise.reject(new Error('cut')) : oneByOne.after(id)),
    }
    await expect(run(server, interrupted)).rejects.toThrow('cut')
    expect(await indexesOf(server)).toEqual(['-1', '-2'])
    asked.length = 0
    await run(server, oneByOne)
    expect(asked[0]).not.toBeNull()
    expect(asked).toHaveLength(2) // the second machine, and the end
    expect(await listed(server)).toHaveLength(2)
  })

  it('warms the new index with the queries of its readers', async () => {
    await using server = await startServer()
    await aListedDevice(server.ctx)
    const { search } = server
    const source = sourceOf(server)
    const asked = await source.questions()
    const reading: Source = {
      ...source,
      questions: async () => {
        expect(await indexesOf(server)).toEqual(['-1', '-2']) // the swap is still to come
        return source.questions()
      },
    }
    await run(server, reading)
    const { body } = await search.client.indices.stats({
      index: search.alias('device'),
      metric: 'search',
    })
    expect(asked.length).toBeGreaterThan(1)
    expect(body._all.primaries?.search?.query_total).toBeGreaterThanOrEqual(asked.length)
  })

  it('leaves the old one to requests in flight', async () => {
    await using server = await startServer()
    const { id } = await aListedDevice(server.ctx)
    await server.search.ensure()
    const over = run(server, sourceOf(server), { readersLeaveMs: 1000 })
    await expect.poll(() => listed(server), { timeout: 10_000 }).toMatchObject([{ deviceId: id }])
    expect(await indexesOf(server)).toEqual(['-1', '-2'])
    await over
    expect(await indexesOf(server)).toEqual(['-2'])
  })

  it('does not lose what changes meanwhile', async () => {
    await using server = await startServer()
    const { id } = await aListedDevice(server.ctx)
    const source = sourceOf(server)
    const changing: Source = {
      ...source,
      after: async (last) => {
        const batch = await source.after(last)
        if (last === null) {
          await repriceDevice(server.ctx, id, { amount: '7.00', currency: 'AED' })
          await server.work() // the change goes to the index that is about to be replaced
        }
        return batch
      },
    }
    await run(server, changing)
    expect(await listed(server)).toEqual([{ deviceId: id, amount: '7.00' }])
  })
})
