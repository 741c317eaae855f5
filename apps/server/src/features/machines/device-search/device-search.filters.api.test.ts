import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { CHOICES } from '@ironsouq/contract/machines/device/device.filters'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asker, aYardful, FILTERS, guided, indexed, type Asked } from '#test/filter-fixtures.ts'
import { startServer, type TestServer } from '#test/harness.ts'

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
    expect(Object.keys(found).toSorted()).toEqual([...CHOICES].toSorted())
    expect(found).toMatchObject({
      type: { crawler: 3, mini: 1, cranes: 1 },
      grade: { A: 1, B: 3, C: 1, D: 0, E: 0 },
      brand: { komatsu: 3, caterpillar: 2 },
      model: { '305': 1, '320': 1, 'PC200-8': 1 },
      emirate: { dubai: 1, sharjah: 4, ajman: 0 },
      customs: { freeZone: 1 },
      emission: { stageV: 1, tier4f: 1, tier3: 2, tier2: 1 },
      certification: { tpi: 1 },
      assurance: { hoursProven: 2, inspected: 3, noActions: 2 },
      ownership: { own: 4, consigned: 1 },
      priceMode: { fixed: 4, onRequest: 1, auction: 0 },
      equipment: { gccCooling: 4, plated: 1, warranty: 1 },
    })
  })

  it('is, beside every option of every filter, the total of the list that the option opens [EQ-2]', async () => {
    const found = await counts({})
    const { total: all, categories } = await asker(server)({})
    expect(categories).toHaveLength(2)
    for (const { code, count } of categories)
      expect(await asker(server)({ category: code })).toMatchObject({ total: count })
    for (const filter of CHOICES) {
      const options = Object.entries(found[filter] ?? {})
      // With one option for all machines, a filter that does nothing would pass.
      expect(
        options.some(([, count]) => count > 0 && count < all),
        filter,
      ).toBe(true)
      const totals = options.map(async ([value]) => {
        const { total } = await asker(server)({ [filter]: value })
        return [value, total] as const
      })
      expect(Object.fromEntries(await Promise.all(totals)), filter).toEqual(found[filter])
    }
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
      'mileage',
      'weight',
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
