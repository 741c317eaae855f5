import { favoriteEndpoints } from '@ironsouq/contract/favorite/favorite.endpoints'
import { MOST_FAVORITES } from '@ironsouq/contract/favorite/favorite.limits'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { aDevice } from '#features/device/device.builder.ts'
import { moveDevice, repriceDevice } from '#features/device/device.service.ts'
import { device } from '#features/device/device.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { startServer } from '#test/harness.ts'
import { aTrade } from '#test/machines.ts'
import { aSignedIn } from '#test/members.ts'
import { favorite } from './favorite.tables.ts'

const { add, remove, ids, list } = favoriteEndpoints
const STAFF = '0192f000-0000-7000-8000-00000000aaaa'
const UNKNOWN = '0192f000-0000-7000-8000-00000000dead'
const aed = (amount: string) => ({ amount, currency: 'AED' })

/** The one machine that there is, and so many copies of it. */
async function manyLikeIt({ db }: Ctx, copies: number) {
  await db.execute(sql`
    insert into device
    select (jsonb_populate_record(device, jsonb_build_object(
      'id', uuidv7(), 'stock_no', 'C-' || n, 'seq', 1000 + n))).*
    from device, generate_series(1, ${copies}::int) as n`)
  return db.select({ id: device.id }).from(device).orderBy(device.seq)
}

describe('saving a machine', () => {
  it('keeps it with the price of then; saved again it stays as it is [EQ-4]', async () => {
    await using server = await startServer()
    const { id: deviceId } = await aDevice(server.ctx, await aTrade(server.ctx))
    const { call } = await aSignedIn(server)
    await call(add, { body: { deviceId } })
    server.turnClock('2026-11-16T09:00:00Z')
    await repriceDevice(server.ctx, deviceId, aed('199000.00'))
    await call(add, { body: { deviceId } })
    const { records, total } = await call(list, { query: {} })
    expect(total).toBe(1)
    expect(records[0]).toMatchObject({
      device: { deviceId, state: 'listed', price: aed('199000.00') },
      savedAt: '2026-11-14T08:00:00.000Z',
      priceThen: aed('209000.00'),
      prices: [{ price: aed('199000.00'), at: '2026-11-16T09:00:00.000Z' }],
    })
  })

  it('has no price of then for one that invited quotes [EQ-4]', async () => {
    await using server = await startServer()
    const trade = await aTrade(server.ctx)
    const { id: deviceId } = await aDevice(server.ctx, { ...trade, priceMinor: null })
    const { call } = await aSignedIn(server)
    await call(add, { body: { deviceId } })
    const { records } = await call(list, { query: {} })
    expect(records[0]).toMatchObject({ priceThen: null, prices: [], device: { price: null } })
  })

  it('finds no machine that is unknown or was never on sale [EQ-4]', async () => {
    await using server = await startServer()
    const trade = await aTrade(server.ctx)
    const draft = await aDevice(server.ctx, { ...trade, state: 'draft' })
    const { call } = await aSignedIn(server)
    for (const deviceId of [UNKNOWN, draft.id])
      await expect(call(add, { body: { deviceId } })).rejects.toMatchObject({ status: 404 })
    expect(await call(ids)).toEqual([])
  })

  it('is one row and no fault when asked for many times at once [EQ-4]', async () => {
    await using server = await startServer()
    const { id: deviceId } = await aDevice(server.ctx, await aTrade(server.ctx))
    const { call } = await aSignedIn(server)
    await Promise.all(Array.from({ length: 6 }, () => call(add, { body: { deviceId } })))
    expect(await call(ids)).toEqual([deviceId])
  })

  it('ends at the most that may be saved, in words, also for two at once [EQ-4]', async () => {
    await using server = await startServer()
    const { id: memberId, call, in: speaking } = await aSignedIn(server)
    await aDevice(server.ctx, await aTrade(server.ctx))
    const machines = await manyLikeIt(server.ctx, MOST_FAVORITES)
    const createdAt = server.ctx.now()
    await server.ctx.db
      .insert(favorite)
      .values(machines.slice(1, -1).map(({ id }) => ({ memberId, deviceId: id, createdAt })))
    const last = [machines[0], machines.at(-1)].flatMap((one) => one ?? [])
    const tried = await Promise.allSettled(
      last.map(({ id }) => call(add, { body: { deviceId: id } })),
    )
    expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await call(ids)).toHaveLength(MOST_FAVORITES)
    const refused = last.find((_, i) => tried[i]?.status === 'rejected')
    await expect(
      speaking('ar')(add, { body: { deviceId: refused?.id ?? UNKNOWN } }),
    ).rejects.toMatchObject({ status: 409, message: expect.stringContaining('500') as unknown })
    await call(remove, { body: { deviceId: machines[1]?.id ?? UNKNOWN } })
    await call(add, { body: { deviceId: refused?.id ?? UNKNOWN } })
  })
})

describe('the saved machines', () => {
  async function aSavedYard() {
    const server = await startServer()
    const trade = await aTrade(server.ctx)
    const { call, ...member } = await aSignedIn(server)
    const names = ['cheaper', 'dearer', 'sold', 'withdrawn', 'reserved', 'same'] as const
    const made = new Map<string, string>()
    for (const [n, name] of names.entries()) {
      server.turnClock(`2026-11-14T08:0${n}:00Z`)
      const { id } = await aDevice(server.ctx, {
        ...trade,
        stockNo: name,
        priceMinor: 10_000_000n + BigInt(n) * 100n,
      })
      made.set(name, id)
      await call(add, { body: { deviceId: id } })
    }
    const of = (name: (typeof names)[number]) => made.get(name) ?? UNKNOWN
    server.turnClock('2026-11-20T08:00:00Z')
    await repriceDevice(server.ctx, of('dearer'), aed('120000.00'))
    server.turnClock('2026-11-21T08:00:00Z')
    await moveDevice(server.ctx, of('sold'), 'sell', STAFF)
    server.turnClock('2026-11-22T08:00:00Z')
    await moveDevice(server.ctx, of('withdrawn'), 'withdraw', STAFF)
    server.turnClock('2026-11-23T08:00:00Z')
    await moveDevice(server.ctx, of('reserved'), 'reserve', STAFF)
    server.turnClock('2026-11-24T08:00:00Z')
    await repriceDevice(server.ctx, of('cheaper'), aed('90000.00'))
    const stock = async (query: z.input<typeof list.query>) =>
      (await call(list, { query })).records.map(({ device }) => device.stockNo)
    return { server, call, of, stock, ...member }
  }

  it('stay when they are sold, reserved or withdrawn, and say so [EQ-4]', async () => {
    const { server, call } = await aSavedYard()
    await using _ = server
    const { records, counts } = await call(list, { query: {} })
    const states = records.map(({ device }) => [device.stockNo, device.state])
    expect(Object.fromEntries(states)).toEqual({
      cheaper: 'listed',
      dearer: 'listed',
      sold: 'sold',
      withdrawn: 'withdrawn',
      reserved: 'reserved',
      same: 'listed',
    })
    expect(counts).toEqual({ all: 6, cheaper: 1, sold: 1 })
  })

  it('are filtered and counted by what became of them [EQ-4]', async () => {
    const { server, call, stock } = await aSavedYard()
    await using _ = server
    expect(await stock({ filter: 'cheaper' })).toEqual(['cheaper'])
    expect(await stock({ filter: 'sold' })).toEqual(['sold'])
    expect((await call(list, { query: { filter: 'sold' } })).total).toBe(1)
  })

  it('are sorted by what changed last, what was saved last, or price; page by page [EQ-4]', async () => {
    const { server, call, stock } = await aSavedYard()
    await using _ = server
    const changed = ['cheaper', 'reserved', 'withdrawn', 'sold', 'dearer', 'same']
    const saved = ['same', 'reserved', 'withdrawn', 'sold', 'dearer', 'cheaper']
    expect(await stock({})).toEqual(changed)
    expect(await stock({ sort: 'saved' })).toEqual(saved)
    expect(await stock({ sort: 'price' })).toEqual([
      'cheaper',
      'sold',
      'withdrawn',
      'reserved',
      'same',
      'dearer',
    ])
    expect(await stock({ sort: 'saved', size: 4, current: 2 })).toEqual(saved.slice(4))
    expect((await call(list, { query: { size: 4, current: 2 } })).total).toBe(6)
  })

  it('are no longer there when removed; removed again nothing happens [EQ-4]', async () => {
    const { server, call, of } = await aSavedYard()
    await using _ = server
    const before = await call(ids)
    await call(remove, { body: { deviceId: of('sold') } })
    await call(remove, { body: { deviceId: of('sold') } })
    expect(await call(ids)).toEqual(before.filter((id) => id !== of('sold')))
  })

  it('are nobody else’s: another member sees none, removes none [EQ-4]', async () => {
    const { server, call, of } = await aSavedYard()
    await using _ = server
    const other = await aSignedIn(server)
    expect(await other.call(ids)).toEqual([])
    expect(await other.call(list, { query: {} })).toMatchObject({ records: [], total: 0 })
    await other.call(remove, { body: { deviceId: of('same') } })
    expect(await call(ids)).toHaveLength(6)
    const nobody = server.client()
    await expect(nobody(ids)).rejects.toMatchObject({ status: 401 })
    await expect(nobody(list, { query: {} })).rejects.toMatchObject({ status: 401 })
  })

  it('are told in the reader’s language, whichever of the ten [EQ-4]', async () => {
    await using server = await startServer()
    const words = (title: string) => ({ title, description: title })
    const texts = { en: words('machine en') }
    for (const locale of LOCALE_CODES) Object.assign(texts, { [locale]: words(`title ${locale}`) })
    const { id: deviceId } = await aDevice(server.ctx, { ...(await aTrade(server.ctx)), texts })
    const { call, in: speaking } = await aSignedIn(server)
    await call(add, { body: { deviceId } })
    for (const locale of LOCALE_CODES) {
      const { records } = await speaking(locale)(list, { query: {} })
      expect(records[0]?.device.title).toBe(`title ${locale}`)
    }
    const { records } = await speaking('ar')(list, { query: {} })
    expect(records[0]?.device).toMatchObject({
      categoryName: 'حفارات مجنزرة',
      brandName: 'كاتربيلر',
    })
  })
})
