import { productSearchEndpoints } from '@ironsouq/contract/mall/product-search/product-search.endpoints'
import type { ProductQuery } from '@ironsouq/contract/mall/product-search/product-search.query'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { aBrand } from '#features/machines/brand/brand.builder.ts'
import { aProductCategory } from '#features/mall/product-category/product-category.builder.ts'
import { aProduct } from '#features/mall/product/product.builder.ts'
import { offerTradeWords } from '#features/platform/search/search.builder.ts'
import { aListedDevice } from '#test/device-fixtures.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aMall } from '#test/mall/mall-fixtures.ts'

const asking =
  (server: TestServer) =>
  async (query: z.input<typeof ProductQuery>, language: LocaleCode = 'en') => {
    const page = await server.client({ language })(productSearchEndpoints.list, { query })
    return { ...page, found: page.records.map(({ productId }) => productId) }
  }

async function settle(server: TestServer) {
  await server.work()
  await server.settleIndex()
}

it('reads makers, models, sizes and part names of the trade, and says what it read [PR-1] [PR-4]', async () => {
  await using server = await startServer()
  const { ctx } = server
  const mall = await aMall(ctx)
  const oilFilters = await aProductCategory(ctx, {
    code: 'oil-filters',
    parentId: mall.filters.id,
    names: { en: 'Engine oil filters', de: 'Motorölfilter' },
  })
  await aProductCategory(ctx, {
    code: 'cab-filters',
    parentId: mall.filters.id,
    names: { en: 'Cab filters' },
  })
  await offerTradeWords(ctx)
  const fits = [mall.pc200]
  const { id } = await aProduct(ctx, {
    ...mall.of,
    productCategoryId: oilFilters.id,
    texts: { en: { name: 'Spin-on element, M24, 20 l' } },
    fits,
  })
  await aProduct(ctx, { ...mall.of, texts: { en: { name: 'Cab air filter' } }, fits: [mall.pc300] })
  await settle(server)
  const ask = asking(server)
  for (const q of [
    'oil filter pc200-8',
    'OIL FILTER PC 200 8',
    'pc200-8 oil filter',
    'oil filter komatsu pc200 dash eight',
    'komatso oil filter 20 litres',
    'فلتر زيت PC200-8',
    'מסנן שמן 고마쓰 PC200-8',
    'Ölfilter Komatsu',
    'oil fliter komatsu pc200-8',
  ])
    expect([q, (await ask({ q })).found]).toEqual([q, [id]])
  const page = await ask({ q: 'ölfilter pc200-8' }, 'de')
  expect(page.understood).toMatchObject([
    { filter: 'category', value: 'oil-filters', label: 'Motorölfilter', phrase: 'ölfilter' },
    { filter: 'modelId', value: mall.pc200, label: 'Komatsu PC200-8', phrase: 'pc200-8' },
  ])
  expect(page.machine).toMatchObject({ modelId: mall.pc200 })
  const literal = await ask({ q: 'spin-on motor oil filter', literal: 'category' })
  expect([literal.found, literal.understood]).toEqual([[], []])
})

it('says what fewer words find when all of them find nothing, and never takes a maker for a cab [PR-1]', async () => {
  await using server = await startServer()
  const { ctx } = server
  const mall = await aMall(ctx)
  await aBrand(ctx, { code: 'caterpillar', names: { en: 'Caterpillar' } })
  await offerTradeWords(ctx)
  await aProduct(ctx, { ...mall.of, texts: { en: { name: 'Cab filter' } }, fits: [mall.pc200] })
  await settle(server)
  const ask = asking(server)
  expect((await ask({ q: 'cat filter' })).found).toEqual([])
  const page = await ask({ q: 'filters komatsu pc300-8 gold' })
  expect(page).toMatchObject({
    total: 0,
    understood: [{ filter: 'category' }, { filter: 'modelId' }],
  })
  expect(page.without).toEqual({ q: 'filters', phrase: 'komatsu pc300-8 gold', total: 1 })
  // What is unknown beside what is known only ranks.
  expect(await ask({ q: 'komatsu pc200-8 gold' })).toMatchObject({ total: 1, without: null })
})

it('finds a product by a number of another maker however it is typed, and says which [PR-1]', async () => {
  await using server = await startServer()
  const { ctx } = server
  const mall = await aMall(ctx)
  const crossReferences = [
    { maker: 'Caterpillar', number: '1R-0739' },
    { maker: 'Dunefil', number: 'DF 20 417/B' },
  ]
  const { id } = await aProduct(ctx, { ...mall.of, crossReferences, fits: [mall.pc200] })
  await aProduct(ctx, { ...mall.of, partNo: 'ZZ-0739' })
  await settle(server)
  const ask = asking(server)
  for (const q of ['1R-0739', '1r0739', '1R 0739', '1r.0739', '١R-٠٧٣٩', 'komatsu 1R-0739']) {
    const page = await ask({ q })
    expect([q, page.found, page.records[0]?.matchedNumber]).toEqual([q, [id], crossReferences[0]])
  }
  expect((await ask({ q: 'df20417b' })).records).toMatchObject([
    { productId: id, matchedNumber: crossReferences[1] },
  ])
  expect((await ask({ q: 'oil filter' })).records[0]?.matchedNumber).toBeNull()
  const { suggestions } = await server.client()(productSearchEndpoints.suggest, {
    query: { q: '1r07' },
  })
  expect(suggestions).toMatchObject([{ kind: 'partNo', path: `/mall/product/${id}` }])
})

it('ranks what can be bought before what is sold out [PR-1] [PR-2]', async () => {
  await using server = await startServer()
  const mall = await aMall(server.ctx)
  const made = []
  for (const [stock, soldCount] of [
    [0, 90],
    [2, 5],
  ] as const)
    made.push(await aProduct(server.ctx, { ...mall.of, soldCount, skus: [{ stock }] }))
  await settle(server)
  const ask = asking(server)
  const wanted = made.map(({ id }) => id).toReversed()
  expect((await ask({ q: 'oil filter' })).found).toEqual(wanted)
  expect((await ask({})).found).toEqual(wanted)
})

it('counts machines and products for the same words [EQ-2] [PR-1]', async () => {
  await using server = await startServer()
  const mall = await aMall(server.ctx)
  await aProduct(server.ctx, { ...mall.of, fits: [mall.pc200] })
  await aListedDevice(server.ctx)
  await settle(server)
  const both = (q: string) => server.client()(productSearchEndpoints.both, { query: { q } })
  expect(await both('oil filter')).toEqual({ devices: 0, products: 1 })
  expect(await both('komatsu')).toMatchObject({ products: 1 })
})
