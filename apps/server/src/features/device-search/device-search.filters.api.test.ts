import { deviceEndpoints } from '@ironsouq/contract/device/device.endpoints'
import { CHOICES } from '@ironsouq/contract/device/device.filters'
import type { DeviceQuery } from '@ironsouq/contract/device/device.query'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { aBrand } from '#features/brand/brand.builder.ts'
import { aCategory } from '#features/category/category.builder.ts'
import { saveCertification } from '#features/certification/certification.service.ts'
import { certification } from '#features/certification/certification.tables.ts'
import { aDevice } from '#features/device/device.builder.ts'
import { anInspection, anInspectionPoint } from '#features/inspection/inspection.builder.ts'
import { aSpecField } from '#features/spec/spec.builder.ts'
import { priceGuide } from '#features/valuation/valuation.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { sellerAndYard } from '#test/device-fixtures.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { presentDocument } from './device-search.document.present.ts'
import { deviceIndex } from './device-search.document.ts'
import { devicesToIndex } from './device-search.projection.ts'

type Asked = z.input<typeof DeviceQuery>

const words = { title: '', details: '', standards: '' }

/** Five machines that differ in everything a list can be filtered by. */
async function aYardful(ctx: Ctx) {
  const root = await aCategory(ctx, {
    code: 'excavators',
    names: { en: 'Excavators', ar: 'حفارات' },
  })
  const mini = await aCategory(ctx, {
    code: 'mini',
    names: { en: 'Mini excavators' },
    parentId: root.id,
  })
  const crawler = await aCategory(ctx, {
    code: 'crawler',
    names: { en: 'Crawlers' },
    parentId: root.id,
  })
  const cranes = await aCategory(ctx, { code: 'cranes', names: { en: 'Cranes' } })
  const cat = await aBrand(ctx, {
    code: 'caterpillar',
    names: { en: 'Caterpillar', ar: 'كاتربيلر' },
  })
  const komatsu = await aBrand(ctx, { code: 'komatsu', names: { en: 'Komatsu' } })
  await saveCertification(ctx, {
    code: 'tpi',
    position: 1,
    texts: { en: { name: 'TPI', ...words } },
  })
  const tpi = one(await ctx.db.select().from(certification))
  const facet = { position: 0, facet: true }
  await aSpecField(ctx, {
    code: 'bucket',
    unit: 'm3',
    names: { en: 'Bucket', ar: 'الدلو' },
    categories: [{ categoryId: root.id, ...facet }],
  })
  await aSpecField(ctx, {
    code: 'boomType',
    kind: 'choice',
    names: { en: 'Boom' },
    options: [
      { code: 'mono', names: { en: 'Mono boom' } },
      { code: 'twoPiece', names: { en: 'Two-piece boom' } },
    ],
    categories: [{ categoryId: root.id, ...facet }],
  })
  await aSpecField(ctx, {
    code: 'blade',
    kind: 'flag',
    names: { en: 'Blade' },
    categories: [{ categoryId: mini.id, ...facet }],
  })
  const place = await sellerAndYard(ctx)
  const of = (brandId: string, categoryId: string) => ({ ...place, brandId, categoryId })
  const meter = await anInspectionPoint(ctx, {
    code: 'hourMeter',
    verifies: 'hours',
    names: { en: 'Hour meter' },
  })
  const a = await aDevice(ctx, {
    ...of(cat.id, mini.id),
    stockNo: 'A',
    model: '305',
    grade: 'A',
    emirate: 'dubai',
    yearMade: 2022,
    workHours: 900,
    priceMinor: 15_000_000n,
    customs: 'freeZone',
    emission: 'stageV',
    warranty: 'days90',
    specs: { operatingWeight: 5200, bucket: 0.2, boomType: 'mono', blade: true },
  })
  const b = await aDevice(ctx, {
    ...of(cat.id, crawler.id),
    stockNo: 'B',
    model: '320',
    yearMade: 2018,
    workHours: 7400,
    priceMinor: 20_000_000n,
    specs: { operatingWeight: 22_000, bucket: 1.2, boomType: 'mono' },
    certificates: [
      {
        certificationId: tpi.id,
        number: '1',
        body: 'B',
        issuedOn: '2026-01-01',
        expiresOn: '2027-01-01',
      },
    ],
  })
  const c = await aDevice(ctx, {
    ...of(komatsu.id, crawler.id),
    stockNo: 'C',
    model: 'PC200-8',
    grade: 'C',
    yearMade: 2012,
    workHours: 12_000,
    priceMinor: 10_000_000n,
    ownership: 'consigned',
    gccCooling: false,
    specs: { operatingWeight: 20_400, bucket: 0.8, boomType: 'twoPiece' },
  })
  await aDevice(ctx, {
    ...of(komatsu.id, crawler.id),
    stockNo: 'D',
    model: 'PC210-10M0',
    yearMade: 2016,
    workHours: null,
    mileageKm: 40_000,
    priceMinor: null,
    specs: { operatingWeight: 23_000, bucket: 1 },
  })
  await aDevice(ctx, {
    ...of(komatsu.id, cranes.id),
    stockNo: 'E',
    model: 'LW250',
    plated: true,
    yearMade: 2005,
    listedAt: new Date('2026-09-01T00:00:00Z'),
    specs: {},
  })
  await aDevice(ctx, { ...of(cat.id, mini.id), stockNo: 'sold', state: 'sold' })
  for (const [{ id: deviceId }, state] of [
    [a, 'ok'],
    [b, 'monitor'],
    [c, 'action'],
  ] as const)
    await anInspection(ctx, { deviceId, findings: [{ pointId: meter.id, state }] })
  return { b, c }
}

/** What each is measured against. */
async function guided({ ctx }: TestServer, { b, c }: Awaited<ReturnType<typeof aYardful>>) {
  const guide = { currency: 'AED', basis: 'sold', soldCount: 9, calculatedAt: ctx.now() } as const
  await ctx.db.delete(priceGuide)
  await ctx.db.insert(priceGuide).values([
    { ...guide, deviceId: b.id, lowMinor: 24_000_000n, highMinor: 26_000_000n },
    { ...guide, deviceId: c.id, lowMinor: 9_000_000n, highMinor: 10_000_000n },
  ])
}

async function indexed(server: TestServer) {
  const documents = (await devicesToIndex(server.ctx, {})).map(presentDocument)
  await server.ctx.search.write(
    deviceIndex.name,
    documents.map((one) => ({ ...one, version: 99 })),
  )
  await server.settleIndex()
}

const asker = (server: TestServer) => (query: Asked) =>
  server.client()(deviceEndpoints.list, { query })

// oxfmt-ignore
const FILTERS: [Asked, string][] = [
  [{ category: 'excavators' }, 'ABCD'],
  [{ type: 'mini,cranes' }, 'AE'],
  [{ grade: 'A,C' }, 'AC'],
  [{ brand: 'komatsu' }, 'CDE'],
  [{ model: '320,PC200-8' }, 'BC'],
  [{ emirate: 'dubai' }, 'A'],
  [{ customs: 'freeZone' }, 'A'],
  [{ emission: 'stageV,tier3' }, 'ABCDE'],
  [{ certification: 'tpi' }, 'B'],
  [{ assurance: 'hoursProven' }, 'AB'],
  [{ assurance: 'hoursProven,inspected' }, 'AB'],
  [{ assurance: 'inspected' }, 'ABC'],
  [{ assurance: 'noActions' }, 'AB'],
  [{ ownership: 'consigned' }, 'C'],
  [{ priceMode: 'onRequest' }, 'D'],
  [{ equipment: 'gccCooling' }, 'ABDE'],
  [{ equipment: 'gccCooling,plated' }, 'E'],
  [{ equipment: 'warranty' }, 'A'],
  [{ price: '100000-150000' }, 'AC'],
  [{ price: '-120000' }, 'C'],
  [{ hours: '-7400' }, 'ABE'],
  [{ year: '2016-' }, 'ABD'],
  [{ weight: '20000-22000' }, 'BC'],
  [{ mileage: '10000-' }, 'D'],
  [{ spec: 'bucket:0.8-1' }, 'CD'],
  [{ spec: 'boomType:mono' }, 'AB'],
  [{ spec: 'boomType:mono,twoPiece;bucket:0.5-' }, 'BC'],
  [{ spec: 'blade:yes' }, 'A'],
  [{ brand: 'komatsu', year: '2010-', category: 'excavators' }, 'CD'],
]

describe.each([
  ['the index', undefined],
  ['the database, when the index is away', 'http://127.0.0.1:1'],
])('the filters of a list from %s', (_from, searchUrl) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(searchUrl ? { searchUrl } : {})
    await guided(server, await aYardful(server.ctx))
    if (!searchUrl) await indexed(server)
  })
  afterAll(() => server[Symbol.asyncDispose]())

  it.each(FILTERS)('%j leaves %s [EQ-2]', async (query, expected) => {
    const { records, total } = await asker(server)(query)
    const found = records
      .map(({ stockNo }) => stockNo)
      .toSorted()
      .join('')
    expect({ found, total }).toEqual({ found: expected, total: expected.length })
  })

  it.each([
    ['priceLow', 'CABD'],
    ['priceHigh', 'BACD'],
    ['hoursLow', 'ABCD'],
    ['yearNew', 'ABDC'],
    ['bestValue', 'BC'],
  ] as const)(
    'are sorted by %s: %s, and those without a value come last [EQ-2]',
    async (sort, expected) => {
      const { records } = await asker(server)({ category: 'excavators', sort })
      const order = records.map(({ stockNo }) => stockNo).join('')
      expect(order.startsWith(expected)).toBe(true)
    },
  )

  it('are divided into pages with a URL each [EQ-2]', async () => {
    const page = async (current: number) => {
      const { records, total } = await asker(server)({ sort: 'yearNew', size: 2, current })
      return [records.map(({ stockNo }) => stockNo).join(''), total]
    }
    expect([await page(1), await page(2), await page(3), await page(4)]).toEqual([
      ['AB', 5],
      ['DC', 5],
      ['E', 5],
      ['', 5],
    ])
  })

  it('are understood from words as well', async () => {
    const page = await asker(server)({ q: 'komatsu under 13000 hours' })
    expect(page.records.map(({ stockNo }) => stockNo).toSorted()).toEqual(['C', 'E'])
    expect(page.understood).toEqual([
      { filter: 'brand', value: 'komatsu', label: 'Komatsu', phrase: 'komatsu' },
      { filter: 'hours', value: '-13000', label: null, phrase: 'under 13000 hours' },
    ])
    const plain = await asker(server)({ q: 'pc200 komatsu', literal: 'brand' })
    expect(plain).toMatchObject({ text: 'pc200 komatsu', understood: [] })
  })
})

describe('what a list counts', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer()
    await aYardful(server.ctx)
    await indexed(server)
  })
  afterAll(() => server[Symbol.asyncDispose]())

  const counts = async (query: Asked) => {
    const page = await asker(server)(query)
    const facets = page.facets.map(({ filter, options }) => [
      filter,
      Object.fromEntries(options.map(({ value, count }) => [value, count])),
    ])
    return Object.fromEntries(facets) as Record<string, Record<string, number>>
  }

  it('follows what the words mean: categories, scales and specs [EQ-2]', async () => {
    const page = await asker(server)({ q: 'excavators' })
    const chosen = await asker(server)({ category: 'excavators' })
    expect(page.total).toBe(chosen.total)
    expect(page.categories).toEqual([
      { code: 'cranes', name: 'Cranes', count: 0 },
      { code: 'excavators', name: 'Excavators', count: page.total },
    ])
    expect(page.ranges).toEqual(chosen.ranges)
    expect(page.specs).toEqual(chosen.specs)
  })

  it('covers every option of every filter [EQ-2]', async () => {
    const found = await counts({})
    expect(Object.keys(found)).toEqual([...CHOICES])
    expect(found).toMatchObject({
      type: { crawler: 3, mini: 1, cranes: 1 },
      grade: { A: 1, B: 3, C: 1, D: 0, E: 0 },
      brand: { komatsu: 3, caterpillar: 2 },
      model: { '305': 1, '320': 1, 'PC200-8': 1 },
      emirate: { dubai: 1, sharjah: 4, ajman: 0 },
      certification: { tpi: 1 },
      assurance: { hoursProven: 2, inspected: 3, noActions: 2 },
      ownership: { own: 4, consigned: 1 },
      priceMode: { fixed: 4, onRequest: 1, auction: 0 },
      equipment: { gccCooling: 4, plated: 1, warranty: 1 },
    })
  })

  it('is narrowed by every filter but its own [EQ-2]', async () => {
    const found = await counts({ brand: 'caterpillar', grade: 'A' })
    expect(found['brand']).toEqual({ caterpillar: 1 })
    expect(found['grade']).toMatchObject({ A: 1, B: 1, C: 0 })
    expect(found['type']).toEqual({ mini: 1 })
  })

  it('names brands, types and certificates in the language of the reader [EQ-2] [EQ-7]', async () => {
    const page = await server.client({ language: 'ar' })(deviceEndpoints.list, {
      query: { category: 'mini' },
    })
    const brands = page.facets.find(({ filter }) => filter === 'brand')
    expect(brands?.options).toEqual([{ value: 'caterpillar', label: 'كاتربيلر', count: 1 }])
    expect(page.path).toEqual([
      { code: 'excavators', name: 'حفارات' },
      { code: 'mini', name: 'Mini excavators' },
    ])
    expect(page.specs.map(({ code, name }) => [code, name])).toEqual([
      ['blade', 'Blade'],
      ['boomType', 'Boom'],
      ['bucket', 'الدلو'],
    ])
  })

  it('has histograms, over all machines and over the category [EQ-2]', async () => {
    const page = await asker(server)({ category: 'excavators', brand: 'komatsu' })
    expect(page.ranges.map(({ filter }) => filter)).toEqual([
      'price',
      'hours',
      'year',
      'weight',
      'mileage',
    ])
    for (const { min, max, bars } of page.ranges) {
      expect(min).toBeLessThan(max)
      expect(bars.length).toBeGreaterThan(0)
    }
    const year = page.ranges.find(({ filter }) => filter === 'year')
    expect(year).toMatchObject({ min: 2012, max: 2022 })
    expect(year?.bars).toEqual([1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0])
    const bucket = page.specs.find(({ code }) => code === 'bucket')
    expect(bucket?.spread?.bars.reduce((sum, n) => sum + n, 0)).toBe(2)
    const boom = page.specs.find(({ code }) => code === 'boomType')
    expect(boom?.options).toEqual([
      { value: 'mono', label: 'Mono boom', count: 0 },
      { value: 'twoPiece', label: 'Two-piece boom', count: 1 },
    ])
  })

  it('has the median price and the number of machines added this week', async () => {
    const page = await asker(server)({ category: 'excavators' })
    expect(page).toMatchObject({ median: { amount: '150000.00', currency: 'AED' }, newThisWeek: 4 })
    expect(await asker(server)({})).toMatchObject({ newThisWeek: 4 })
  })

  it('has the counts without one of the filters, when there are no results', async () => {
    const page = await asker(server)({ brand: 'caterpillar', grade: 'C', q: 'excavators' })
    expect(page).toMatchObject({ total: 0, records: [] })
    expect(page.nearest).toEqual([
      { filter: 'grade', value: 'C', total: 2 },
      { filter: 'brand', value: 'caterpillar', total: 1 },
    ])
    // What matches most of the filters, and where machines are.
    expect(page.closest.map(({ stockNo }) => stockNo).toSorted()).toEqual(['A', 'B', 'C'])
    expect(page.browse).toEqual([
      { code: 'cranes', name: 'Cranes', count: 1 },
      { code: 'excavators', name: 'Excavators', count: 4 },
    ])
  })

  it('corrects misspelled words when there are no results', async () => {
    const page = await asker(server)({ q: 'komatsoo pc200' })
    expect(page.records.map(({ stockNo }) => stockNo)).toEqual(['C'])
  })
})
