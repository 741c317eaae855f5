import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { DEVICES, deviceTag, HOME, SETTINGS } from '@ironsouq/contract/page-cache'
import { Redis } from 'ioredis'
import { describe, expect, inject, it, vi } from 'vitest'
import { createPages } from '#adapters/pages/redis.ts'
import { createOpenSearch } from '#adapters/search/opensearch.ts'
import { dictionaryChanged } from '#features/content/dictionary/dictionary.events.ts'
import { homePageChanged } from '#features/content/home-page/home-page.events.ts'
import { certificationChanged } from '#features/machines/certification/certification.events.ts'
import { deviceChanged } from '#features/machines/device/device.events.ts'
import { currencyChanged } from '#features/money/currency/currency.events.ts'
import { languageChanged } from '#features/platform/language/language.events.ts'
import { settingChanged } from '#features/platform/setting/setting.events.ts'
import { registry } from '#features/registry.ts'
import { atomic } from '#kernel/ctx.ts'
import { aListedDevice } from '#test/device-fixtures.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { start } from '#test/processes.ts'
import { collectPurges } from '#test/purges.ts'
import { emit, type EventKind } from './events.ts'
import { startQueue } from './queue.ts'

const price = { amount: '185500.00', currency: 'AED' }

const tell = <P extends object>(server: TestServer, kind: EventKind<P>, payload: P) =>
  atomic(server.ctx, (ctx) => emit(ctx, kind, payload))

describe('the pages of a machine', () => {
  it('are purged within two seconds of its change, by the worker', async () => {
    await using server = await startServer()
    const { id: deviceId } = await aListedDevice(server.ctx)
    await server.work()
    using purges = await collectPurges(server)
    await using worker = start('worker', server.environment)
    await worker.says('the worker runs')
    const call = server.client({ bearer: await server.staffToken() })
    await call(deviceEndpoints.reprice, { body: { deviceId, price } })
    const tags = [deviceTag(deviceId), DEVICES, HOME]
    await vi.waitFor(() => expect(purges.received[0]?.tags).toEqual(tags), { timeout: 2000 })
  })

  it('are purged again once an index that was unavailable has the change', async () => {
    await using server = await startServer()
    const { id: deviceId } = await aListedDevice(server.ctx)
    using purges = await collectPurges(server)
    const ofIt = () => purges.received.filter(({ tags }) => tags.includes(deviceTag(deviceId)))
    const away = {
      url: 'http://127.0.0.1:1',
      prefix: 'away-',
      indexes: registry.indexes,
      now: server.ctx.now,
    }
    const search = createOpenSearch(away)
    const ctx = { ...server.ctx, search: search.port }
    const queue = await startQueue({ ctx, pool: server.pool, registry, concurrency: 1 })
    const failed = async () => {
      const { rows } = await server.pool.query<{ task_identifier: string }>(
        'select task_identifier from graphile_worker.jobs where attempts > 0 and locked_at is null',
      )
      return rows
    }
    await vi.waitFor(
      async () => {
        expect(ofIt()).toHaveLength(1)
        expect(await failed()).toEqual([{ task_identifier: 'device.index-changed' }])
      },
      { timeout: 10_000 },
    )
    await queue.stop()
    await search.close()
    await server.pool.query('update graphile_worker._private_jobs set run_at = now()')
    await server.work()
    await vi.waitFor(() => expect(ofIt()).toHaveLength(2), { timeout: 5000 })
    expect(ofIt()[1]?.tags).toEqual([deviceTag(deviceId), DEVICES, HOME])
  })

  it('can be purged twice: the number only grows', async () => {
    await using server = await startServer()
    using purges = await collectPurges(server)
    const deviceId = crypto.randomUUID()
    await tell(server, deviceChanged, { deviceId })
    await tell(server, deviceChanged, { deviceId })
    await server.work()
    await vi.waitFor(() => expect(purges.received).toHaveLength(4), 8000)
    const numbers = purges.received.map(({ seq }) => seq)
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  it('wait in the queue while Redis is unavailable, and are purged when it is back', async () => {
    await using server = await startServer({ redisUrl: 'redis://127.0.0.1:1' })
    await tell(server, languageChanged, { version: 2 })
    await server.work()
    const { rows } = await server.pool.query('select * from graphile_worker.jobs')
    expect(rows).toMatchObject([{ task_identifier: 'language.purge-pages', attempts: 1 }])
    const redis = new Redis(inject('engines').redisUrl)
    await using stack = new AsyncDisposableStack()
    stack.defer(() => redis.disconnect())
    const pages = createPages({ redis, prefix: server.prefix })
    await server.pool.query('update graphile_worker._private_jobs set run_at = now()')
    const ctx = { ...server.ctx, pages }
    const queue = await startQueue({ ctx, pool: server.pool, registry, concurrency: 1 })
    stack.defer(() => queue.stop())
    await vi.waitFor(
      async () => expect(await redis.exists(`${server.prefix}pages:tag:${SETTINGS}`)).toBe(1),
      { timeout: 5000 },
    )
    await redis.del(`${server.prefix}pages:seq`)
  })
})

describe('the content of every page', () => {
  it.each([
    ['a currency', currencyChanged, { currencyCode: 'USD' }, SETTINGS],
    ['a setting', settingChanged, { field: 'title' }, SETTINGS],
    ['a certificate', certificationChanged, { certificationId: crypto.randomUUID() }, SETTINGS],
    ['a dictionary', dictionaryChanged, { dictionaryItemId: crypto.randomUUID() }, SETTINGS],
    ['a language', languageChanged, { version: 2 }, SETTINGS],
    ['the home page', homePageChanged, { versionId: crypto.randomUUID(), page: '1' }, HOME],
  ])('is purged when %s changes', async (_what, kind, payload, tag) => {
    await using server = await startServer()
    using purges = await collectPurges(server)
    await tell(server, kind as EventKind<object>, payload)
    await server.work()
    await vi.waitFor(() => expect(purges.received.map(({ tags }) => tags)).toEqual([[tag]]), 8000)
  })
})
