import { productSearchEndpoints } from '@ironsouq/contract/mall/product-search/product-search.endpoints'
import type { ProductQuery } from '@ironsouq/contract/mall/product-search/product-search.query'
import { stockEndpoints } from '@ironsouq/contract/mall/stock/stock.endpoints'
import { storeStaffEndpoints } from '@ironsouq/contract/mall/store/store.staff.endpoints'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { freightRule, freightTemplate } from '#features/mall/freight/freight.tables.ts'
import { aProductAttribute } from '#features/mall/product-category/product-category.builder.ts'
import { aProduct } from '#features/mall/product/product.builder.ts'
import { one } from '#kernel/data/db.ts'
import { aListedDevice } from '#test/device-fixtures.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aMall } from '#test/mall/mall-fixtures.ts'
import { aPacker } from '#test/mall/paid-order.ts'

const NOWHERE = 'http://127.0.0.1:1'

type Asked = z.input<typeof ProductQuery>

const asking =
  (server: TestServer) =>
  async (query: Asked, language: LocaleCode = 'en') => {
    const page = await server.client({ language })(productSearchEndpoints.list, { query })
    return { ...page, found: page.records.map(({ productId }) => productId) }
  }

async function settle(server: TestServer) {
  await server.work()
  await server.settleIndex()
}

/** Delivery to Dubai only. */
async function toDubai({ ctx }: TestServer, sellerId: string, name = 'Dubai') {
  const createdAt = ctx.now()
  const template = one(
    await ctx.db
      .insert(freightTemplate)
      .values({ sellerId, name, unit: 'piece', createdAt })
      .returning(),
  )
  await ctx.db.insert(freightRule).values({
    sellerId,
    freightTemplateId: template.id,
    regions: ['dubai'],
    firstUnits: 1,
    firstMinor: 2_000n,
    furtherUnits: 1,
    furtherMinor: 500n,
    position: 0,
    createdAt,
  })
  return template.id
}

const ruleOf = async ({ db }: TestServer['ctx'], freightTemplateId: string) =>
  one(
    await db.select().from(freightRule).where(eq(freightRule.freightTemplateId, freightTemplateId)),
  )

describe.each([
  ['the index', undefined],
  ['the database, when the index is away', NOWHERE],
])('the list of products, from %s', (_from, searchUrl) => {
  const overrides = searchUrl ? { searchUrl } : {}
  const ready = (server: TestServer) => (searchUrl ? undefined : settle(server))

  it('shows products on sale of open stores, in the language of the request [PR-1]', async () => {
    await using server = await startServer(overrides)
    const { ctx } = server
    const mall = await aMall(ctx)
    const texts = { en: { name: 'Return filter' }, ar: { name: 'مرشح الرجوع' } }
    const sold = await aProduct(ctx, { ...mall.of, texts, skus: [{ stock: 3 }] })
    await aProduct(ctx, { ...mall.of, state: 'draft', publishedAt: null })
    await aProduct(ctx, { ...mall.of, state: 'withdrawn' })
    await ready(server)
    const ask = asking(server)
    const page = await ask({})
    expect(page.found).toEqual([sold.id])
    expect(page.records).toMatchObject([
      {
        name: 'Return filter',
        categoryName: 'Hydraulic filters',
        storeName: 'Grey Heron Filters',
        lowest: { amount: '125.00', currency: 'AED' },
        standing: 'onSale',
        skuId: sold.skus[0]?.id,
      },
    ])
    expect((await ask({}, 'ar')).records).toMatchObject([
      { name: 'مرشح الرجوع', storeName: 'مرشحات البلشون' },
    ])
    expect((await ask({}, 'ko')).records).toMatchObject([{ name: 'Return filter' }])
  })

  it('is narrowed and ordered by when it arrives in an emirate', async () => {
    await using server = await startServer(overrides)
    const { ctx } = server
    const mall = await aMall(ctx)
    const times = async (days: [sharjah: number | null, others: number]) => {
      const freightTemplateId = await toDubai(server, mall.of.sellerId, days.join(' '))
      const { id: _, ...row } = await ruleOf(ctx, freightTemplateId)
      await ctx.db.delete(freightRule).where(eq(freightRule.freightTemplateId, freightTemplateId))
      const [near, far] = days
      await ctx.db.insert(freightRule).values([
        { ...row, regions: ['AE'], daysMin: 1, daysMax: far, position: 0 },
        { ...row, regions: ['sharjah'], daysMin: near && 1, daysMax: near, position: 1 },
      ])
      return aProduct(ctx, { ...mall.of, freightTemplateId, skus: [{ stock: 3 }] })
    }
    const [slow, fast, silent] = [await times([5, 1]), await times([1, 3]), await times([null, 2])]
    await ready(server)
    const ask = asking(server)
    expect((await ask({ within: '2', to: 'sharjah' })).found).toEqual([fast.id])
    expect((await ask({ within: '2' })).found.toSorted()).toEqual([slow.id, silent.id].toSorted())
    const soonest = async (to: 'sharjah' | 'dubai') => (await ask({ sort: 'soonest', to })).found
    expect(await soonest('sharjah')).toEqual([fast.id, slow.id, silent.id])
    expect(await soonest('dubai')).toEqual([slow.id, silent.id, fast.id])
  })

  it('is narrowed by every filter [PR-1] [EQ-2]', async () => {
    await using server = await startServer(overrides)
    const { ctx } = server
    const mall = await aMall(ctx)
    await aProductAttribute(ctx, {
      code: 'thread',
      kind: 'choice',
      isFilter: true,
      choices: { m24: { en: 'M24' }, m30: { en: 'M30' } },
      of: [{ productCategoryId: mall.hydraulic.id }],
    })
    await aProductAttribute(ctx, {
      code: 'width',
      kind: 'number',
      unit: 'mm',
      isFilter: true,
      of: [{ productCategoryId: mall.hydraulic.id }],
    })
    const wanted = await aProduct(ctx, {
      ...mall.of,
      brand: 'Heron, Ltd',
      partNo: 'HF-6177',
      condition: 'reconditioned',
      deliveryMethods: ['courier', 'pickup'],
      warrantyDays: 90,
      attributes: { thread: 'm24', width: 80 },
      fits: [mall.pc200],
      skus: [{ priceMinor: 30_000n, stock: 2 }],
    })
    await aProduct(ctx, {
      ...mall.of,
      productCategoryId: mall.filters.id,
      brand: 'Other',
      freightTemplateId: await toDubai(server, mall.sellerId),
      attributes: { thread: 'm30', width: 120 },
      fits: [mall.pc300],
      skus: [{ priceMinor: 90_000n, stock: 0 }],
    })
    await ready(server)
    const ask = asking(server)
    expect((await ask({})).total).toBe(2)
    const FILTERS: Asked[] = [
      { category: 'hydraulic-filters' },
      { brand: 'Heron Ltd' },
      { condition: 'reconditioned,used' },
      { emirate: 'ajman' },
      { service: 'inStock' },
      { service: 'pickup,warranty' },
      { price: '-500' },
      { attribute: 'thread:m24' },
      { attribute: 'width:60-90' },
      { modelId: mall.pc200 },
      { q: 'hf6177' },
      { q: 'PC200-8' },
    ]
    for (const filter of FILTERS)
      expect([filter, (await ask(filter)).found]).toEqual([filter, [wanted.id]])
    expect((await ask({ emirate: 'dubai' })).total).toBe(2)
    expect((await ask({ category: 'filters', store: mall.storeId })).total).toBe(2)
    expect((await ask({ sort: 'priceHigh' })).found.at(-1)).toBe(wanted.id)
    expect((await ask({ modelId: mall.pc200 })).machine).toMatchObject({
      brandName: 'Komatsu',
      model: 'PC200-8',
    })
  })
})

it('finds a product by words of ten languages, by a machine, and despite a spelling mistake [PR-1]', async () => {
  await using server = await startServer()
  const mall = await aMall(server.ctx)
  const { id } = await aProduct(server.ctx, {
    ...mall.of,
    texts: {
      en: { name: 'Hydraulic return filter' },
      ar: { name: 'مرشح رجوع الهيدروليك' },
      he: { name: 'מסנן חזרה הידראולי' },
      ko: { name: '유압 리턴 필터' },
      zh_CN: { name: '液压回油滤芯' },
      zh_HK: { name: '液壓回油濾芯' },
      de: { name: 'Hydraulik-Rücklauffilter' },
      fr: { name: 'Filtre de retour hydraulique' },
      es: { name: 'Filtro hidráulico de retorno' },
      pt: { name: 'Filtro hidráulico de retorno' },
    },
    fits: [mall.pc200],
  })
  await aProduct(server.ctx, { ...mall.of, texts: { en: { name: 'Grease cartridge' } } })
  await settle(server)
  const ask = asking(server)
  const WORDS: [LocaleCode, string][] = [
    ['en', 'return filters for Komatsu PC200'],
    ['ar', 'مرشح رجوع'],
    ['he', 'מסנן חזרה'],
    ['ko', '리턴 필터'],
    ['zh_CN', 'PC200滤芯'],
    ['zh_HK', '液壓濾芯'],
    ['de', 'Rücklauffilter'],
    ['fr', 'filtre retour'],
    ['es', 'filtro retorno'],
    ['pt', 'filtro retorno'],
  ]
  for (const [language, q] of WORDS)
    expect([q, (await ask({ q }, language)).found]).toEqual([q, [id]])
  expect((await ask({ q: 'retrun filter' })).found[0]).toBe(id)
})

it('counts facets, a choice without narrowing its own [PR-1] [EQ-2]', async () => {
  await using server = await startServer()
  const { ctx } = server
  const mall = await aMall(ctx)
  await aProductAttribute(ctx, {
    code: 'thread',
    kind: 'choice',
    names: { en: 'Thread' },
    isFilter: true,
    choices: { m24: { en: 'M24' }, m30: { en: 'M30' } },
    of: [{ productCategoryId: mall.hydraulic.id }],
  })
  const brands = ['Heron', 'Heron', 'Ibis']
  for (const [n, brand] of brands.entries())
    await aProduct(ctx, {
      ...mall.of,
      brand,
      attributes: { thread: n === 0 ? 'm24' : 'm30' },
      skus: [{ priceMinor: 10_000n * BigInt(n + 1), stock: n }],
    })
  await settle(server)
  const page = await asking(server)({ category: 'hydraulic-filters', brand: 'Ibis' })
  const counts = (filter: string) =>
    Object.fromEntries(
      page.facets
        .find((each) => each.filter === filter)
        ?.options.map(({ value, count }) => [value, count]) ?? [],
    )
  expect(page.total).toBe(1)
  expect(counts('brand')).toEqual({ Heron: 2, Ibis: 1 })
  expect(counts('service')).toMatchObject({ inStock: 1, ownStore: 0 })
  expect(counts('store')).toEqual({ [mall.storeId]: 1 })
  expect(page.facets.find(({ filter }) => filter === 'store')?.options[0]?.label).toBe(
    'Grey Heron Filters',
  )
  expect(page.attributes).toMatchObject([
    { code: 'thread', name: 'Thread', options: [{ label: 'M24', count: 0 }, { count: 1 }] },
  ])
  expect(page.price?.bars.reduce((sum, count) => sum + count, 0)).toBe(1)
  expect(page.path.map(({ code }) => code)).toEqual(['filters', 'hydraulic-filters'])
  const none = await asking(server)({ brand: 'Ibis', price: '900-' })
  expect(none.nearest).toEqual([{ filter: 'price', value: '900-', total: 1 }])
  const top = await asking(server)({})
  expect(top.categories).toEqual([{ code: 'filters', name: 'Filters', count: 3 }])
})

it('follows the stock that a store counts, and a store that goes offline [PR-1] [PR-2] [PR-5]', async () => {
  await using server = await startServer()
  const { ctx } = server
  const mall = await aMall(ctx)
  const made = await aProduct(ctx, { ...mall.of, skus: [{ stock: 1 }] })
  const { sellerId, warehouseId } = mall
  const merchant = await aPacker(server, sellerId)
  const staff = server.client({ bearer: await server.staffToken() })
  await settle(server)
  const ask = asking(server)
  expect((await ask({})).records).toMatchObject([{ standing: 'onSale' }])
  const counted = { skuId: one(made.skus).id, warehouseId, kind: 'counted', note: '' } as const
  await merchant(stockEndpoints.change, { body: { ...counted, quantity: 0 } })
  await settle(server)
  expect((await ask({ size: 1 })).records).toMatchObject([{ standing: 'soldOut' }])
  await merchant(stockEndpoints.change, { body: { ...counted, quantity: 2 } })
  await settle(server)
  expect((await ask({ size: 2 })).records).toMatchObject([{ standing: 'onSale' }])
  const offline = { storeId: mall.storeId, action: 'takeOffline', reason: 'No licence.' } as const
  await staff(storeStaffEndpoints.move, { body: offline })
  await settle(server)
  expect((await ask({ size: 3 })).records).toEqual([])
})

it('offers the parts that fit a machine of the shop, and the models that parts fit [PR-4]', async () => {
  await using server = await startServer()
  const { ctx } = server
  const mall = await aMall(ctx)
  const fitting = await aProduct(ctx, { ...mall.of, fits: [mall.pc200] })
  await aProduct(ctx, { ...mall.of, fits: [mall.pc300] })
  const machine = await aListedDevice(ctx, { model: 'PC200-8', modelId: mall.pc200 })
  const other = await aListedDevice(ctx)
  await settle(server)
  const call = server.client()
  const fits = await call(productSearchEndpoints.fits, { query: { deviceId: machine.id } })
  expect(fits.records.map(({ productId }) => productId)).toEqual([fitting.id])
  expect(fits).toMatchObject({
    machine: { model: 'PC200-8' },
    total: 1,
    categories: [{ code: 'filters', count: 1 }],
  })
  const none = await call(productSearchEndpoints.fits, { query: { deviceId: other.id } })
  expect(none).toEqual({ machine: null, records: [], total: 0, categories: [] })
  const models = await call(productSearchEndpoints.models, {})
  expect(models.map(({ model }) => model)).toEqual(['PC200-8', 'PC300-8'])
})

it('has a tree of its own without hidden categories, and suggests from it [PR-4]', async () => {
  await using server = await startServer()
  const mall = await aMall(server.ctx)
  const { id } = await aProduct(server.ctx, {
    ...mall.of,
    partNo: 'HF-6177',
    texts: { en: { name: 'Hydraulic return filter' } },
    fits: [mall.pc200],
  })
  await settle(server)
  const call = server.client()
  expect(await call(productSearchEndpoints.categories, {})).toEqual([
    { code: 'filters', parent: null, name: 'Filters' },
    { code: 'hydraulic-filters', parent: 'filters', name: 'Hydraulic filters' },
  ])
  const suggest = async (q: string) =>
    (await call(productSearchEndpoints.suggest, { query: { q } })).suggestions
  expect(await suggest('hydr')).toEqual([
    {
      kind: 'category',
      text: 'Hydraulic filters',
      path: '/mall/list?category=hydraulic-filters',
    },
    { kind: 'product', text: 'Hydraulic return filter', path: `/mall/product/${id}` },
  ])
  expect(await suggest('hf-61')).toMatchObject([{ kind: 'partNo' }])
  expect(await suggest('pc200')).toMatchObject([
    { kind: 'machine', path: `/mall/list?modelId=${mall.pc200}` },
  ])
})
