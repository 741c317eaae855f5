import { savedSearchEndpoints } from '@ironsouq/contract/deals/saved-search/saved-search.endpoints'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rebuild } from '#adapters/search/rebuild.ts'
import { filterable } from '#features/machines/device-search/device-search.index.service.ts'
import { aDevice } from '#features/machines/device/device.builder.ts'
import { moveDevice, repriceDevice, touchDevice } from '#features/machines/device/device.service.ts'
import { device } from '#features/machines/device/device.tables.ts'
import { one } from '#kernel/data/db.ts'
import { deviceReferences } from '#test/device-fixtures.ts'
import { asker, aYardful, FILTERS, guided, indexed } from '#test/filter-fixtures.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aSignedInMember } from '#test/members.ts'
import { savedSearchIndex } from './saved-search.document.ts'
import { searchesAsDocuments } from './saved-search.index.service.ts'
import { matchCheaper, searchesMatching } from './saved-search.match.service.ts'
import { matchSoldDevice } from './saved-search.on-device.ts'
import { savedSearch, searchMatch } from './saved-search.tables.ts'

const STAFF = '0192f000-0000-7000-8000-00000000aaaa'

const WORDS = ['komatsu under 13000 hours', 'excavators', 'pc200 komatsu', '320']

/** The stock numbers of the machines that each saved search matches. */
async function matchesById({ ctx }: TestServer): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const devices = await ctx.db.select().from(device).orderBy(asc(device.stockNo))
  for (const { id, stockNo } of devices) {
    const fields = await filterable(ctx, id)
    if (!fields) continue
    for await (const ids of searchesMatching(ctx, fields))
      for (const savedSearchId of ids)
        found.set(savedSearchId, `${found.get(savedSearchId) ?? ''}${stockNo}`)
  }
  return found
}

describe('a saved search', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer()
    await guided(server, await aYardful(server.ctx))
    await indexed(server)
  })
  afterAll(() => server[Symbol.asyncDispose]())

  it('in a rebuilt index matches exactly the machines of its list, for every filter and for words [EQ-2]', async () => {
    const { call } = await aSignedInMember(server)
    const expected = new Map<string, string>()
    const save = async (query: (typeof FILTERS)[number][0], stock: string) => {
      const body = { name: JSON.stringify(query), pace: 'off', query } as const
      const { savedSearchId } = await call(savedSearchEndpoints.save, { body })
      if (stock !== '') expected.set(savedSearchId, stock)
    }
    for (const [query, stock] of FILTERS) await save(query, stock)
    for (const q of WORDS) {
      const { records } = await asker(server)({ q })
      expect(records.length).toBeGreaterThan(0)
      const stock = records.map(({ stockNo }) => stockNo).toSorted()
      await save({ q }, stock.join(''))
    }
    await save({ brand: 'komatsu', grade: 'A' }, '')
    await rebuild(
      server.search,
      savedSearchIndex,
      {
        after: (id) => searchesAsDocuments.after(server.ctx, id),
        changedSince: (at, after) => searchesAsDocuments.changedSince(server.ctx, at, after),
        questions: () => Promise.resolve([]),
      },
      { now: server.ctx.now, readersLeaveMs: 0, progress: () => {} },
    )
    expect(await matchesById(server)).toEqual(expected)
  }, 30_000)
})

describe('what happens to machines', () => {
  const kinds = async ({ ctx }: TestServer) =>
    (await ctx.db.select().from(searchMatch).orderBy(searchMatch.id)).map(({ kind }) => kind)

  async function watched(overrides: Parameters<typeof startServer>[0] = {}) {
    const server = await startServer(overrides)
    const trade = await deviceReferences(server.ctx)
    const before = await aDevice(server.ctx, trade)
    const { call } = await aSignedInMember(server)
    const query = { brand: 'caterpillar', price: '-500000' }
    const body = { name: 'Cat', pace: 'daily', query } as const
    const { savedSearchId } = await call(savedSearchEndpoints.save, { body })
    return { server, trade, before, call, savedSearchId }
  }

  it('is written once: new, cheaper and sold; not what was there before', async () => {
    const { server, trade, before, call, savedSearchId } = await watched()
    await using _ = server
    const { ctx } = server
    await server.work()
    await touchDevice(ctx, before.id)
    await server.work()
    expect(await kinds(server)).toEqual([])
    server.turnClock('2026-11-14T08:30:00Z')
    const listed = await aDevice(ctx, { ...trade, listedAt: ctx.now(), priceMinor: 20_000_000n })
    await touchDevice(ctx, listed.id)
    await touchDevice(ctx, listed.id)
    await server.work()
    expect(await kinds(server)).toEqual(['new'])
    await repriceDevice(ctx, before.id, { amount: '900000.00', currency: 'AED' })
    await server.work()
    expect(await kinds(server)).toEqual(['new'])
    await repriceDevice(ctx, before.id, { amount: '100000.00', currency: 'AED' })
    await moveDevice(ctx, listed.id, 'sell', STAFF)
    await server.work()
    expect((await kinds(server)).toSorted()).toEqual(['cheaper', 'new', 'sold'])
    const sold = one(await ctx.db.select().from(searchMatch).where(eq(searchMatch.kind, 'sold')))
    const again = { deviceId: listed.id, eventId: sold.occasion, at: ctx.now() }
    await matchSoldDevice.handle(ctx, again)
    expect(await kinds(server)).toHaveLength(3)
    const { records } = await call(savedSearchEndpoints.list)
    expect(records).toMatchObject([{ savedSearchId, news: { new: 1, cheaper: 1, sold: 1 } }])
    server.turnClock('2026-11-14T08:31:00Z')
    await call(savedSearchEndpoints.look, { body: { savedSearchId } })
    const { records: seen } = await call(savedSearchEndpoints.list)
    expect(seen).toMatchObject([{ news: { new: 0, cheaper: 0, sold: 0 } }])
  })

  it('tells of a price once, however often it goes up and down again', async () => {
    const { server, before } = await watched()
    await using _ = server
    const { ctx } = server
    await server.work()
    server.turnClock('2026-11-14T08:30:00Z')
    const price = async (amount: string) => {
      await repriceDevice(ctx, before.id, { amount, currency: 'AED' })
      await server.work()
    }
    await price('495000.00')
    await ctx.db.delete(searchMatch)
    for (const amount of ['490000.00', '400000.00', '490000.00', '400000.00', '490000.00'])
      await price(amount)
    // Of 490,000 and of 400,000.
    expect(await kinds(server)).toEqual(['cheaper', 'cheaper'])
    // Nearly the same price is no news, nor is one above the lowest.
    for (const amount of ['399999.00', '480000.00', '450000.00']) await price(amount)
    expect(await kinds(server)).toEqual(['cheaper', 'cheaper'])
    await price('350000.00')
    expect(await kinds(server)).toHaveLength(3)
  })

  it('of the same cut is written once when eight jobs tell of it at the same time', async () => {
    const { server, before } = await watched()
    await using _ = server
    const { ctx } = server
    await server.work()
    server.turnClock('2026-11-14T08:30:00Z')
    await repriceDevice(ctx, before.id, { amount: '400000.00', currency: 'AED' })
    const cut = { priceBeforeMinor: 90_000_000n, priceMinor: 40_000_000n, priceCurrency: 'AED' }
    await Promise.all(
      Array.from({ length: 8 }, () =>
        matchCheaper(ctx, before.id, { priceId: crypto.randomUUID(), at: ctx.now(), ...cut }),
      ),
    )
    expect(await kinds(server)).toEqual(['cheaper'])
  })

  it('of a new search is looked for with this search only', async () => {
    const { server, trade } = await watched()
    await using _ = server
    const { ctx } = server
    server.turnClock('2026-11-14T08:00:01Z')
    for (const n of [1, 2, 3])
      await aDevice(ctx, { ...trade, serialNo: `N${n}`, listedAt: ctx.now() })
    const calls: number[] = []
    const { search } = ctx
    ctx.search = Object.assign(Object.create(search) as typeof search, {
      find(...given: Parameters<typeof search.find>) {
        expect(JSON.stringify(given[1])).toContain('"term":{"savedSearchId"')
        calls.push(given[1].length)
        return search.find(...given)
      },
    })
    await server.work()
    ctx.search = search
    expect(calls).toEqual([3])
    expect(await kinds(server)).toEqual(['new', 'new', 'new'])
  })

  it('between the saving and the index is found as well', async () => {
    const { server, trade } = await watched()
    await using _ = server
    server.turnClock('2026-11-14T08:00:01Z')
    // Its own job runs before the index has the search: none is there.
    await aDevice(server.ctx, { ...trade, listedAt: server.ctx.now() })
    await server.work()
    expect(await kinds(server)).toEqual(['new'])
  })

  it('waits while the index is away, and is matched when it is back', async () => {
    const { server, trade } = await watched()
    await server.work()
    await using _ = server
    const { ctx } = server
    server.turnClock('2026-11-14T08:00:01Z')
    const { id } = await aDevice(ctx, { ...trade, listedAt: ctx.now() })
    const gone = await startServer({ searchUrl: 'http://127.0.0.1:1' })
    await using __ = gone
    await touchDevice(ctx, id)
    const { search } = ctx
    ctx.search = gone.ctx.search
    await server.work()
    expect(await kinds(server)).toEqual([])
    const waiting = await server.pool.query<{ n: number }>(
      `select count(*)::int as n from graphile_worker.jobs where task_identifier = 'saved-search.match-new'`,
    )
    expect(waiting.rows[0]?.n).toBeGreaterThan(0)
    ctx.search = search
    await server.pool.query(`update graphile_worker._private_jobs set run_at = now()`)
    await server.work()
    expect(await kinds(server)).toEqual(['new'])
  })

  it('is nothing to a search that was deleted, and its entry is gone from the index', async () => {
    const { server, trade, call, savedSearchId } = await watched()
    await using _ = server
    await server.work()
    await call(savedSearchEndpoints.remove, { body: { savedSearchId } })
    await server.work()
    await server.settleIndex()
    expect(await server.ctx.db.$count(savedSearch)).toBe(0)
    const { id } = await aDevice(server.ctx, trade)
    const fields = await filterable(server.ctx, id)
    const found: string[] = []
    if (fields) for await (const ids of searchesMatching(server.ctx, fields)) found.push(...ids)
    expect(found).toEqual([])
  })
})
