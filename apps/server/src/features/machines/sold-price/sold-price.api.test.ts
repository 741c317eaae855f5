import { sitemapEndpoints } from '@ironsouq/contract/content/sitemap/sitemap.endpoints'
import { soldPriceEndpoints } from '@ironsouq/contract/machines/sold-price/sold-price.endpoints'
import { expect, it } from 'vitest'
import { aBrand } from '#features/machines/brand/brand.builder.ts'
import { priceRecord } from '#features/machines/valuation/valuation.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { aListedDevice } from '#test/device-fixtures.ts'
import { answerOf, startServer } from '#test/harness.ts'

const dirhams = (amount: number) => ({ amount: `${amount}.00`, currency: 'AED' })

interface Sold {
  model?: string
  yearMade?: number
  thousands: number
  soldOn?: string
  currency?: string
}

async function theSales(ctx: Ctx, brandId: string, sales: readonly Sold[]) {
  await ctx.db.insert(priceRecord).values(
    sales.map(({ model = 'PC200-8', yearMade = 2018, thousands, ...rest }, i) => ({
      reference: `R-${model}-${yearMade}-${thousands}-${i}`,
      brandId,
      model,
      yearMade,
      workHours: 6000 + i,
      mileageKm: null,
      grade: 'B' as const,
      priceMinor: BigInt(thousands) * 100_000n,
      priceCurrency: rest.currency ?? 'AED',
      soldOn: rest.soldOn ?? `2026-10-0${i + 1}`,
      createdAt: ctx.now(),
    })),
  )
}

const komatsu = (ctx: Ctx) =>
  aBrand(ctx, { code: 'komatsu', names: { en: 'Komatsu', ar: 'كوماتسو' } })

it('says what a model was sold for, by year, from the recent sales in dirhams alone', async () => {
  await using server = await startServer()
  const { ctx } = server
  const { id: brandId } = await komatsu(ctx)
  await theSales(ctx, brandId, [
    { thousands: 100 },
    { thousands: 200 },
    { thousands: 300 },
    { thousands: 400 },
    { thousands: 500 },
    { thousands: 900, yearMade: 2021 },
    { thousands: 1, soldOn: '2020-01-01' },
    { thousands: 2, currency: 'USD' },
    { thousands: 3, model: 'D65' },
  ])
  await aListedDevice(ctx, { brandId, model: 'PC200-8' })
  const query = { brand: 'komatsu', model: 'pc200-8' }
  const page = await server.client({ language: 'ar' })(soldPriceEndpoints.model, { query })
  expect(page).toMatchObject({
    brandName: 'كوماتسو',
    model: 'PC200-8',
    count: 6,
    total: 6,
    forSale: 1,
    prices: { low: dirhams(200_000), median: dirhams(300_000), high: dirhams(500_000) },
    years: [
      { yearMade: 2021, count: 1, prices: null },
      {
        yearMade: 2018,
        count: 5,
        prices: { low: dirhams(200_000), median: dirhams(300_000), high: dirhams(400_000) },
      },
    ],
  })
  expect(page.records.map(({ soldOn, price }) => [soldOn, price.amount])).toEqual([
    ['2026-10-06', '900000.00'],
    ['2026-10-05', '500000.00'],
    ['2026-10-04', '400000.00'],
    ['2026-10-03', '300000.00'],
    ['2026-10-02', '200000.00'],
    ['2026-10-01', '100000.00'],
  ])
  const ofYear = { query: { ...query, year: 2021 } }
  expect(await server.client()(soldPriceEndpoints.model, ofYear)).toMatchObject({
    count: 6,
    total: 1,
    records: [{ yearMade: 2021 }],
  })
})

it('lists models by their number of sales, without a price where they are few', async () => {
  await using server = await startServer()
  const { ctx } = server
  const { id: brandId } = await komatsu(ctx)
  const cat = await aBrand(ctx, { code: 'cat', names: { en: 'Caterpillar' } })
  await theSales(
    ctx,
    cat.id,
    [1, 2, 3, 4].map((thousands) => ({ model: '320', thousands })),
  )
  await theSales(
    ctx,
    brandId,
    [1, 2, 3, 4, 5].map((thousands) => ({ thousands })),
  )
  const call = server.client()
  expect(await call(soldPriceEndpoints.models, { query: {} })).toMatchObject({
    sales: 9,
    total: 2,
    brands: [
      { code: 'komatsu', name: 'Komatsu', count: 5 },
      { code: 'cat', name: 'Caterpillar', count: 4 },
    ],
    records: [
      { model: 'PC200-8', count: 5, prices: { median: dirhams(3000) } },
      { model: '320', count: 4, prices: null },
    ],
  })
  expect(await call(soldPriceEndpoints.models, { query: { brand: 'cat' } })).toMatchObject({
    total: 1,
    sales: 4,
  })
  const { entries } = await call(sitemapEndpoints.segment, { query: { kind: 'sold', number: 1 } })
  expect(entries).toEqual([{ key: 'komatsu/pc200-8', changedAt: '2026-10-05T00:00:00.000Z' }])
})

it('answers 404 for a model without a recent sale [AP-24]', async () => {
  await using server = await startServer()
  const { id: brandId } = await komatsu(server.ctx)
  await theSales(server.ctx, brandId, [{ thousands: 1, soldOn: '2020-01-01' }])
  const { status } = await answerOf(server.app, '/sold-price/model?brand=komatsu&model=pc200-8')
  expect(status).toBe(404)
})
