import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import type { DeviceQuery } from '@ironsouq/contract/machines/device/device.query'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { aSpecField } from '#features/machines/spec/spec.builder.ts'
import { aListedDevice } from '#test/device-fixtures.ts'
import { startServer, type TestServer } from '#test/harness.ts'

const NOWHERE = 'http://127.0.0.1:1'
const TEXTS = {
  en: { title: 'Caterpillar 320 crawler excavator', description: 'One owner from new.' },
  ar: { title: 'حفارة مجنزرة كاتربيلر 320', description: 'مالك واحد منذ الشراء.' },
}

async function indexed(server: TestServer) {
  await server.work()
  await server.settleIndex()
}

describe.each([
  ['the index', undefined],
  ['the database, when the index is away', NOWHERE],
])('the list, from %s', (_from, searchUrl) => {
  const overrides = searchUrl ? { searchUrl } : {}
  const ready = (server: TestServer) => (searchUrl ? undefined : indexed(server))

  it('shows only machines on sale [RT-2]', async () => {
    await using server = await startServer(overrides)
    const { id } = await aListedDevice(server.ctx)
    await aListedDevice(server.ctx, { state: 'draft' })
    await aListedDevice(server.ctx, { state: 'sold' })
    await ready(server)
    const { records, total } = await server.client()(deviceEndpoints.list, { query: {} })
    expect(total).toBe(1)
    expect(records).toMatchObject([
      { deviceId: id, price: { amount: '209000.00', currency: 'AED' }, brandName: 'Caterpillar' },
    ])
  })

  it('is narrowed by a specification that the words ask for, unless it is chosen otherwise [EQ-2]', async () => {
    await using server = await startServer(overrides)
    const { ctx } = server
    const cool = await aListedDevice(ctx, { specs: { airCon: true } })
    const warm = await aListedDevice(ctx, { specs: { airCon: false } })
    await aSpecField(ctx, {
      code: 'airCon',
      kind: 'flag',
      names: { en: 'Air conditioning', ar: 'مكيف هواء' },
      categories: [{ categoryId: cool.categoryId, position: 0, facet: true }],
    })
    await ready(server)
    const ask = async (query: z.input<typeof DeviceQuery>, language: LocaleCode = 'en') => {
      const page = await server.client({ language })(deviceEndpoints.list, { query })
      return { ...page, found: page.records.map(({ deviceId }) => deviceId) }
    }
    const page = await ask({ q: 'crawler excavators with A/C' })
    expect(page.found).toEqual([cool.id])
    expect(page.understood.find(({ filter }) => filter === 'spec')).toEqual({
      filter: 'spec',
      value: 'airCon:yes',
      label: 'Air conditioning',
      phrase: 'A/C',
    })
    expect((await ask({ q: 'حفارات مجنزرة مع مكيف' }, 'ar')).found).toEqual([cool.id])
    const chosen = await ask({ q: 'crawler excavators with A/C', spec: 'airCon:no' })
    expect(chosen.found).toEqual([warm.id])
    const undone = await ask({ q: 'crawler excavators with A/C', literal: 'spec' })
    expect(undone.found).toHaveLength(2)
  })

  it('is in the language of the request, and in English where a text is missing [EQ-7]', async () => {
    await using server = await startServer(overrides)
    await aListedDevice(server.ctx, { texts: TEXTS })
    await ready(server)
    const titleIn = async (language: LocaleCode) => {
      const page = await server.client({ language })(deviceEndpoints.list, { query: {} })
      return page.records[0]
    }
    expect(await titleIn('ar')).toMatchObject({
      title: TEXTS.ar.title,
      categoryName: 'حفارات مجنزرة',
      brandName: 'كاتربيلر',
    })
    expect(await titleIn('de')).toMatchObject({
      title: TEXTS.en.title,
      categoryName: 'Crawler excavators',
      brandName: 'Caterpillar',
    })
  })

  it('has the first picture with its thumbhash, if there is one [AP-32]', async () => {
    await using server = await startServer(overrides)
    const size = { width: 1280, height: 960 }
    const thumbhash = 'IhkGJYbapahvl3dWlReLh5mAgAgo'
    await aListedDevice(server.ctx, {
      stockNo: 'blurred',
      pictures: [
        { objectKey: 'device/1/1280.webp', ...size, thumbhash },
        { objectKey: 'device/2/1280.webp', ...size },
      ],
    })
    await aListedDevice(server.ctx, {
      stockNo: 'plain',
      pictures: [{ objectKey: 'device/3/1280.webp', ...size }],
    })
    await ready(server)
    const { records } = await server.client()(deviceEndpoints.list, { query: {} })
    const pictures = new Map(records.map(({ stockNo, picture }) => [stockNo, picture]))
    expect(pictures.get('blurred')).toEqual({ src: 'device/1/1280.webp', ...size, thumbhash })
    expect(pictures.get('plain')).toEqual({ src: 'device/3/1280.webp', ...size })
  })

  it('is filtered, sorted and paged', async () => {
    await using server = await startServer(overrides)
    const make = (stockNo: string, priceMinor: bigint | null, emirate: 'dubai' | 'sharjah') =>
      aListedDevice(server.ctx, {
        stockNo,
        emirate,
        priceMinor,
        priceCurrency: priceMinor === null ? null : 'AED',
      })
    await make('A', 300n, 'dubai')
    await make('B', 100n, 'sharjah')
    await make('C', null, 'dubai')
    await make('D', 200n, 'dubai')
    await ready(server)
    const call = server.client()
    const stock = async (query: z.input<typeof DeviceQuery>) =>
      (await call(deviceEndpoints.list, { query })).records.map((r) => r.stockNo)
    expect(await stock({ sort: 'priceLow' })).toEqual(['B', 'D', 'A', 'C'])
    expect(await stock({ sort: 'priceHigh' })).toEqual(['A', 'D', 'B', 'C'])
    expect(await stock({ sort: 'priceLow', size: 2, current: 2 })).toEqual(['A', 'C'])
    expect(await stock({ sort: 'priceLow', emirate: 'dubai' })).toEqual(['D', 'A', 'C'])
    expect(await stock({ category: 'excavators' })).toHaveLength(4)
    expect(await stock({ category: 'cranes' })).toEqual([])
    expect(await stock({ brand: 'caterpillar', emirate: 'sharjah' })).toEqual(['B'])
  })

  it('finds words in the language of the reader and in English', async () => {
    await using server = await startServer(overrides)
    await aListedDevice(server.ctx, { texts: TEXTS })
    await ready(server)
    const found = async (q: string, language: LocaleCode) =>
      (await server.client({ language })(deviceEndpoints.list, { query: { q } })).total
    expect(await found('كاتربيلر 320', 'ar')).toBe(1)
    expect(await found('caterpillar', 'ar')).toBe(1)
    expect(await found('320 excavator', 'en')).toBe(1)
    expect(await found('komatsu', 'en')).toBe(0)
    expect(await found('50%_off\\', 'en')).toBe(0)
  })
})

describe('the categories beside a list', () => {
  it('are the first level with counts, until one of them is chosen [EQ-2] [EQ-6]', async () => {
    await using server = await startServer()
    await aListedDevice(server.ctx)
    await aListedDevice(server.ctx, { grade: 'D' })
    await indexed(server)
    const categories = async (query: z.input<typeof DeviceQuery>) =>
      (await server.client()(deviceEndpoints.list, { query })).categories
    const excavators = { code: 'excavators', name: 'Excavators' }
    expect(await categories({})).toEqual([{ ...excavators, count: 2 }])
    expect(await categories({ grade: 'D' })).toEqual([{ ...excavators, count: 1 }])
    expect(await categories({ category: 'excavators' })).toEqual([])
  })

  it('have no counts when the index is unavailable', async () => {
    await using server = await startServer({ searchUrl: NOWHERE })
    await aListedDevice(server.ctx)
    const { categories, answeredBy } = await server.client()(deviceEndpoints.list, { query: {} })
    expect(answeredBy).toBe('database')
    expect(categories).toEqual([{ code: 'excavators', name: 'Excavators', count: null }])
  })
})

describe('many concurrent lists, when the index is unavailable', () => {
  it('are answered by the database up to a limit; the others must retry after a second [CL-26]', async () => {
    await using server = await startServer({ searchUrl: NOWHERE })
    const { id } = await aListedDevice(server.ctx)
    const list = () => fetch(server.base + deviceEndpoints.list.path)
    expect((await list()).status).toBe(200)
    const refused: Response[] = []
    const slow = await server.pool.connect()
    try {
      await slow.query('begin; lock table device in access exclusive mode')
      const asked = Array.from({ length: 40 }, async () => {
        const reply = await list()
        if (reply.status === 429) refused.push(reply)
        return reply
      })
      await expect.poll(() => refused.length, { timeout: 20_000 }).toBe(38)
      await slow.query('rollback')
      const replies = await Promise.all(asked)
      const shown = replies.filter((reply) => !refused.includes(reply))
      for (const reply of shown)
        expect([reply.status, await reply.json()]).toMatchObject([
          200,
          { data: { answeredBy: 'database', total: 1, records: [{ deviceId: id }] } },
        ])
      for (const reply of refused) {
        expect(reply.headers.get('retry-after')).toBe('1')
        expect(await reply.json()).toMatchObject({ success: false, code: 'A00001', data: null })
      }
    } finally {
      slow.release(true)
    }
    expect((await list()).status).toBe(200)
  })
})
