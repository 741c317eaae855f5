import { landingPageEndpoints } from '@ironsouq/contract/content/landing-page/landing-page.endpoints'
import { describe, expect, it } from 'vitest'
import { aBrand } from '#features/machines/brand/brand.builder.ts'
import { aCategory } from '#features/machines/category/category.builder.ts'
import { aListedDevice, deviceReferences } from '#test/device-fixtures.ts'
import { answerOf, startServer, type TestServer } from '#test/harness.ts'

const category = (server: TestServer, code: string, language: 'en' | 'ar' | 'de' = 'en') =>
  server.client({ language })(landingPageEndpoints.category, { query: { code } })
const brand = (server: TestServer, code: string) =>
  server.client()(landingPageEndpoints.brand, { query: { code } })

const dirhams = (amount: string) => ({ amount: `${amount}.00`, currency: 'AED' })

/** Excavators of two brands, and a loader. */
async function aYardful(server: TestServer) {
  const { ctx } = server
  const trade = await deviceReferences(ctx)
  const komatsu = await aBrand(ctx, { code: 'komatsu', names: { en: 'Komatsu' } })
  const loaders = await aCategory(ctx, { code: 'wheel-loaders', names: { en: 'Wheel loaders' } })
  for (const priceMinor of [10_000_000n, 20_000_000n, 30_000_000n])
    await aListedDevice(ctx, { priceMinor, yearMade: 2024 })
  await aListedDevice(ctx, { priceMinor: null, yearMade: 2010 })
  await aListedDevice(ctx, { brandId: komatsu.id, model: 'PC210', yearMade: 2019 })
  await aListedDevice(ctx, { categoryId: loaders.id, model: '950M' })
  await aListedDevice(ctx, { state: 'sold', soldOn: '2026-11-01' })
  return trade
}

describe('the page of a category', () => {
  it('counts only the machines under it, and names the most frequent ones', async () => {
    await using server = await startServer()
    await aYardful(server)
    const page = await category(server, 'excavators')
    expect(page).toMatchObject({
      name: 'Excavators',
      above: [],
      total: 5,
      newThisWeek: 5,
      children: [{ code: 'crawler-excavators', name: 'Crawler excavators', count: 5 }],
      brands: [
        { code: 'caterpillar', name: 'Caterpillar', count: 4 },
        { code: 'komatsu', name: 'Komatsu', count: 1 },
      ],
      models: [
        { brandCode: 'caterpillar', model: '320', count: 4, median: dirhams('200000') },
        { brandCode: 'komatsu', model: 'PC210', count: 1, median: dirhams('209000') },
      ],
    })
    expect(page.newest).toHaveLength(5)
    expect(page.newest.map(({ model }) => model)).not.toContain('950M')
  })

  it('shows prices by age, and none where there are too few machines', async () => {
    await using server = await startServer()
    await aYardful(server)
    const { basis, ages } = await category(server, 'excavators')
    expect(basis).toBe('asked')
    expect(ages).toEqual([
      {
        from: 0,
        to: 2,
        count: 3,
        prices: { low: dirhams('100000'), median: dirhams('200000'), high: dirhams('300000') },
      },
      { from: 6, to: 8, count: 1, prices: null },
    ])
  })

  it('is in the language of the request, or in English, or has the text of the parent category [EQ-7]', async () => {
    await using server = await startServer()
    await aCategory(server.ctx, {
      code: 'excavators',
      names: { en: 'Excavators', ar: 'حفارات', de: 'Bagger' },
      intros: { en: 'Look at the undercarriage.', ar: 'افحص الشاصي.' },
    })
    await aYardful(server)
    expect((await category(server, 'excavators', 'ar')).intro).toBe('افحص الشاصي.')
    expect((await category(server, 'excavators', 'de')).intro).toBe('Look at the undercarriage.')
    expect(await category(server, 'crawler-excavators', 'ar')).toMatchObject({
      name: 'حفارات مجنزرة',
      intro: 'افحص الشاصي.',
      above: [{ code: 'excavators', name: 'حفارات' }],
      children: [],
    })
  })

  it('has a heading in the language of the request or none, never that of another one [EQ-7]', async () => {
    await using server = await startServer()
    const names = { en: 'Excavators', ar: 'حفارات', de: 'Bagger' }
    const headings = { en: 'Used excavators for sale', ar: 'حفارات مستعملة للبيع' }
    await aCategory(server.ctx, { code: 'excavators', names, headings })
    await aYardful(server)
    expect((await category(server, 'excavators')).heading).toBe(headings.en)
    expect((await category(server, 'excavators', 'ar')).heading).toBe(headings.ar)
    expect((await category(server, 'excavators', 'de')).heading).toBeNull()
    expect((await category(server, 'crawler-excavators')).heading).toBeNull()
  })

  it('is empty when nothing is on sale, and answers 404 for an unknown code [AP-24]', async () => {
    await using server = await startServer()
    await deviceReferences(server.ctx)
    expect(await category(server, 'excavators')).toMatchObject({
      total: 0,
      prices: null,
      children: [],
      models: [],
      ages: [],
      newest: [],
    })
    const { status } = await answerOf(server.app, '/landing/category?code=no-such-thing')
    expect(status).toBe(404)
  })
})

describe('the page of a brand', () => {
  it('counts only the brand, by the first level of the tree', async () => {
    await using server = await startServer()
    await aYardful(server)
    const page = await brand(server, 'caterpillar')
    expect(page).toMatchObject({
      name: 'Caterpillar',
      total: 5,
      categories: [
        { code: 'excavators', count: 4 },
        { code: 'wheel-loaders', count: 1 },
      ],
      prices: { low: dirhams('100000'), median: dirhams('200000'), high: dirhams('209000') },
    })
    expect(page.models.map(({ model }) => model)).toEqual(['320', '950M'])
    expect(new Set(page.newest.map(({ brandName }) => brandName))).toEqual(new Set(['Caterpillar']))
    const { status } = await answerOf(server.app, '/landing/brand?code=no-such-thing')
    expect(status).toBe(404)
  })
})
