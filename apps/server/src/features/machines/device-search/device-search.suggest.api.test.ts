import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { describe, expect, it } from 'vitest'
import { aBrand } from '#features/machines/brand/brand.builder.ts'
import { aCategory } from '#features/machines/category/category.builder.ts'
import { offerTradeWords } from '#features/platform/search/search.builder.ts'
import { aListedDevice } from '#test/device-fixtures.ts'
import { startServer, type TestServer } from '#test/harness.ts'

async function ready(server: TestServer, searchUrl: string | undefined) {
  if (searchUrl) return
  await server.work()
  await server.settleIndex()
}

describe.each([
  ['the index', undefined],
  ['the database, when the index is away', 'http://127.0.0.1:1'],
])('with %s', (_from, searchUrl) => {
  const overrides = searchUrl ? { searchUrl } : {}

  it('suggests models, brands, categories and stock numbers that start with the text', async () => {
    await using server = await startServer(overrides)
    const { id } = await aListedDevice(server.ctx, { stockNo: 'ISQ-104001', model: '320D' })
    await aListedDevice(server.ctx, { model: '320D' })
    await aListedDevice(server.ctx, { model: '336' })
    await offerTradeWords(server.ctx)
    await ready(server, searchUrl)
    const asked = async (q: string, language: LocaleCode = 'en') => {
      const answer = await server.client({ language })(deviceEndpoints.suggest, { query: { q } })
      return answer.suggestions
    }
    const model = '/device-list?brand=caterpillar&model=320D'
    expect(await asked('320')).toEqual([
      { kind: 'model', text: 'Caterpillar 320D', path: model, count: 2 },
    ])
    expect(await asked('cat 32', 'ar')).toEqual([
      { kind: 'model', text: 'كاتربيلر 320D', path: model, count: 2 },
    ])
    expect(await asked('cater')).toMatchObject([
      { kind: 'brand', path: '/device-list?brand=caterpillar', count: 3 },
      { kind: 'model', text: 'Caterpillar 320D' },
      { kind: 'model', text: 'Caterpillar 336' },
    ])
    expect(await asked('بوكل')).toEqual([
      { kind: 'category', text: 'Excavators', path: '/device-list?category=excavators', count: 3 },
    ])
    expect(await asked('isq-104001')).toMatchObject([
      { kind: 'machine', path: `/device-detail/${id}`, count: null },
    ])
    expect(await asked('zzz')).toEqual([])
  })

  it('suggests a maker and its models before categories that another language calls alike', async () => {
    await using server = await startServer(overrides)
    const minis = await aCategory(server.ctx, {
      code: 'mini-excavators',
      names: { en: 'Mini excavators', de: 'Kompaktbagger' },
    })
    const komatsu = await aBrand(server.ctx, { code: 'komatsu', names: { en: 'Komatsu' } })
    const of = { categoryId: minis.id }
    await aListedDevice(server.ctx, { ...of, brandId: komatsu.id, model: 'PC30' })
    await aListedDevice(server.ctx, { ...of, brandId: komatsu.id, model: 'PC30' })
    await aListedDevice(server.ctx, { ...of, brandId: komatsu.id, model: 'PC55' })
    await aListedDevice(server.ctx, of)
    await ready(server, searchUrl)
    const { suggestions } = await server.client()(deviceEndpoints.suggest, { query: { q: 'kom' } })
    expect(suggestions.map(({ text }) => text)).toEqual([
      'Komatsu',
      'Komatsu PC30',
      'Komatsu PC55',
      'Mini excavators',
    ])
  })

  it('lists the most similar machines of the same type, without the machine itself', async () => {
    await using server = await startServer(overrides)
    const other = await aCategory(server.ctx, { code: 'cranes', names: { en: 'Cranes' } })
    const { id: deviceId } = await aListedDevice(server.ctx, { stockNo: 'this', yearMade: 2018 })
    await aListedDevice(server.ctx, { stockNo: 'crane', categoryId: other.id })
    await aListedDevice(server.ctx, { stockNo: 'sold', state: 'sold' })
    await aListedDevice(server.ctx, {
      stockNo: 'old',
      model: '330',
      yearMade: 1999,
      priceMinor: 5_000_000n,
    })
    await aListedDevice(server.ctx, { stockNo: 'near', model: '323', yearMade: 2017 })
    await aListedDevice(server.ctx, { stockNo: 'same', yearMade: 2018 })
    await ready(server, searchUrl)
    const like = await server.client()(deviceEndpoints.similar, { query: { deviceId } })
    expect(like.map(({ stockNo }) => stockNo)).toEqual(['same', 'near', 'old'])
    const unknown = { deviceId: '0192f000-0000-7000-8000-000000000000' }
    expect(await server.client()(deviceEndpoints.similar, { query: unknown })).toEqual([])
  })

  it('lists four similar machines at most', async () => {
    await using server = await startServer(overrides)
    const { id: deviceId } = await aListedDevice(server.ctx, { stockNo: 'this' })
    for (const stockNo of ['a', 'b', 'c', 'd', 'e']) await aListedDevice(server.ctx, { stockNo })
    await ready(server, searchUrl)
    const like = await server.client()(deviceEndpoints.similar, { query: { deviceId } })
    expect(like).toHaveLength(4)
    expect(like.map(({ stockNo }) => stockNo)).not.toContain('this')
  })
})

it('adds machines of the category when few of the type are for sale [EQ-3]', async () => {
  await using server = await startServer()
  const root = await aCategory(server.ctx, { code: 'loaders', names: { en: 'Loaders' } })
  const under = (code: string) =>
    aCategory(server.ctx, { code, names: { en: code }, parentId: root.id })
  const [wheel, mini] = [await under('wheel'), await under('mini')]
  const other = await aCategory(server.ctx, { code: 'cranes', names: { en: 'Cranes' } })
  const of = (stockNo: string, categoryId: string) =>
    aListedDevice(server.ctx, { stockNo, categoryId })
  const { id: deviceId } = await of('this', wheel.id)
  await of('crane', other.id)
  await of('mini', mini.id)
  await of('wheel', wheel.id)
  await server.work()
  await server.settleIndex()
  const like = await server.client()(deviceEndpoints.similar, { query: { deviceId } })
  expect(like.map(({ stockNo }) => stockNo)).toEqual(['wheel', 'mini'])
})
