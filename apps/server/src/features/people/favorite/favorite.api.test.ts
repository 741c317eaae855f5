import { favoriteEndpoints } from '@ironsouq/contract/people/favorite/favorite.endpoints'
import { MOST_FAVORITES } from '@ironsouq/contract/people/favorite/favorite.limits'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { aDevice } from '#features/machines/device/device.builder.ts'
import { moveDevice, repriceDevice } from '#features/machines/device/device.service.ts'
import { device } from '#features/machines/device/device.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { deviceReferences } from '#test/device-fixtures.ts'
import { startServer } from '#test/harness.ts'
import { aSignedInMember } from '#test/members.ts'
import { favorite } from './favorite.tables.ts'

const { add, remove, ids, list } = favoriteEndpoints
const STAFF = '0192f000-0000-7000-8000-00000000aaaa'
const UNKNOWN = '0192f000-0000-7000-8000-00000000dead'
const aed = (amount: string) => ({ amount, currency: 'AED' })

/** Copies of the one machine in the database. */
async function manyLikeIt({ db }: Ctx, copies: number) {
  await db.execute(sql`
    insert into device
    select (jsonb_populate_record(device, jsonb_build_object(
      'id', uuidv7(), 'stock_no', 'C-' || n, 'seq', 1000 + n))).*
    from device, generate_series(1, ${copies}::int) as n`)
  return db.select({ id: device.id }).from(device).orderBy(device.seq)
}

describe('saving a machine', () => {
  it('stores its price at that time; saving it again changes nothing [EQ-4]', async () => {
    await using server = await startServer()
    const { id: deviceId } = await aDevice(server.ctx, await deviceReferences(server.ctx))
    const { call } = await aSignedInMember(server)
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

  it('stores no price for a machine with price on request [EQ-4]', async () => {
    await using server = await startServer()
    const trade = await deviceReferences(server.ctx)
    const { id: deviceId } = await aDevice(server.ctx, { ...trade, priceMinor: null })
    const { call } = await aSignedInMember(server)
    await call(add, { body: { deviceId } })
    const { records } = await call(list, { query: {} })
    expect(records[0]).toMatchObject({ priceThen: null, prices: [], device: { price: null } })
  })

  it('answers 404 for a machine that is unknown or was never on sale [EQ-4]', async () => {
    await using server = await startServer()
    const trade = await deviceReferences(server.ctx)
    const draft = await aDevice(server.ctx, { ...trade, state: 'draft' })
    const { call } = await aSignedInMember(server)
    for (const deviceId of [UNKNOWN, draft.id])
      await expect(call(add, { body: { deviceId } })).rejects.toMatchObject({ status: 404 })
    expect(await call(ids)).toEqual([])
  })

  it('makes one row and no error when called concurrently [EQ-4]', async () => {
    await using server = await startServer()
    const { id: deviceId } = await aDevice(server.ctx, await deviceReferences(server.ctx))
    const { call } = await aSignedInMember(server)
    await Promise.all(Array.from({ length: 6 }, () => call(add, { body: { deviceId } })))
    expect(await call(ids)).toEqual([deviceId])
  })

  it('is refused with a message beyond the maximum, also for concurrent calls [EQ-4]', async () => {
    await using server = await startServer()
    const { id: memberId, call, in: speaking } = await aSignedInMember(server)
    await aDevice(server.ctx, await deviceReferences(server.ctx))
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
    const trade = await deviceReferences(server.ctx)
    const { call, ...member } = await aSignedInMember(server)
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

  it('stay with their state when they are sold, reserved or withdrawn [EQ-4]', async () => {
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

  it('are filtered and counted by cheaper and sold [EQ-4]', async () => {
    const { server, call, stock } = await aSavedYard()
    await using _ = server
    expect(await stock({ filter: 'cheaper' })).toEqual(['cheaper'])
    expect(await stock({ filter: 'sold' })).toEqual(['sold'])
    expect((await call(list, { query: { filter: 'sold' } })).total).toBe(1)
  })

  it('are sorted by last change, time of saving or price, and paged [EQ-4]', async () => {
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

  it('can be removed; removing again changes nothing [EQ-4]', async () => {
    const { server, call, of } = await aSavedYard()
    await using _ = server
    const before = await call(ids)
    await call(remove, { body: { deviceId: of('sold') } })
    await call(remove, { body: { deviceId: of('sold') } })
    expect(await call(ids)).toEqual(before.filter((id) => id !== of('sold')))
  })

  it('are private: another member sees none and removes none [EQ-4]', async () => {
    const { server, call, of } = await aSavedYard()
    await using _ = server
    const other = await aSignedInMember(server)
    expect(await other.call(ids)).toEqual([])
    expect(await other.call(list, { query: {} })).toMatchObject({ records: [], total: 0 })
    await other.call(remove, { body: { deviceId: of('same') } })
    expect(await call(ids)).toHaveLength(6)
    const visitor = server.client()
    await expect(visitor(ids)).rejects.toMatchObject({ status: 401 })
    await expect(visitor(list, { query: {} })).rejects.toMatchObject({ status: 401 })
  })

  it('are shown in each of the ten languages [EQ-4]', async () => {
    await using server = await startServer()
    const words = (title: string) => ({ title, description: title })
    const texts = { en: words('machine en') }
    for (const locale of LOCALE_CODES) Object.assign(texts, { [locale]: words(`title ${locale}`) })
    const { id: deviceId } = await aDevice(server.ctx, {
      ...(await deviceReferences(server.ctx)),
      texts,
    })
    const { call, in: speaking } = await aSignedInMember(server)
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
