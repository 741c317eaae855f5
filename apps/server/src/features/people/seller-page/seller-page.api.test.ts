import { sitemapEndpoints } from '@ironsouq/contract/content/sitemap/sitemap.endpoints'
import { sellerPageEndpoints } from '@ironsouq/contract/people/seller-page/seller-page.endpoints'
import type { SellerPageQuery } from '@ironsouq/contract/people/seller-page/seller-page.schema'
import { describe, expect, it } from 'vitest'
import { aCategory } from '#features/machines/category/category.builder.ts'
import { inspection } from '#features/machines/inspection/inspection.tables.ts'
import { aYard } from '#features/machines/yard/yard.builder.ts'
import { aSeller } from '#features/people/seller/seller.builder.ts'
import { aListedDevice } from '#test/device-fixtures.ts'
import { answerOf, startServer, type TestServer } from '#test/harness.ts'

const pageOf = (
  server: TestServer,
  query: Partial<SellerPageQuery>,
  language: 'en' | 'ar' = 'en',
) =>
  server.client({ language })(sellerPageEndpoints.page, {
    query: { code: 'seven-dunes', ...query },
  })

const NOW = '2026-11-14T08:00:00Z'
const daysAgo = (days: number) => new Date(Date.parse(NOW) - days * 86_400_000)

/** Three excavators and a loader of one seller in two yards, and machines that are not on the page. */
async function aStock(server: TestServer) {
  const { ctx } = server
  server.turnClock(NOW)
  const loaders = await aCategory(ctx, { code: 'wheel-loaders', names: { en: 'Wheel loaders' } })
  const other = await aSeller(ctx, { code: 'grey-heron', names: { en: 'Grey Heron' } })
  const ghail = await aYard(ctx, {
    code: 'al-ghail',
    names: { en: 'Al Ghail' },
    emirate: 'rasAlKhaimah',
    freeZone: false,
    latitude: 25.4,
    longitude: 55.9,
  })
  const { id: deviceId } = await aListedDevice(ctx, { model: '320', listedAt: daysAgo(2) })
  await aListedDevice(ctx, { model: '330', listedAt: daysAgo(1) })
  await aListedDevice(ctx, { model: '336', listedAt: daysAgo(40) })
  await aListedDevice(ctx, { model: '950M', categoryId: loaders.id, yardId: ghail.id })
  await aListedDevice(ctx, { sellerId: other.id })
  await aListedDevice(ctx, { state: 'sold', soldOn: '2026-11-01' })
  await aListedDevice(ctx, { state: 'draft' })
  await ctx.db.insert(inspection).values({
    deviceId,
    reportNo: 'R-1',
    inspectorNo: 4,
    inspectedOn: '2026-11-01',
    validUntil: '2027-02-01',
    createdAt: ctx.now(),
  })
}

describe('the page of a seller', () => {
  it('has the whole stock, newest first, with standing and yards', async () => {
    await using server = await startServer()
    await aStock(server)
    const page = await pageOf(server, {})
    expect(page).toMatchObject({
      name: 'Seven Dunes Plant',
      soldCount: 212,
      replyMinutes: 38,
      licenceCheckedOn: '2026-09-01',
      forSale: 4,
      newThisMonth: 3,
      inspected: 1,
      total: 4,
      categories: [
        { code: 'excavators', name: 'Excavators', count: 3 },
        { code: 'wheel-loaders', count: 1 },
      ],
      yards: [
        { code: 'al-sajaa', count: 3, phone: '+97165550141', address: 'Street 14, Gate 2' },
        { code: 'al-ghail', count: 1, phone: null, hours: [] },
      ],
    })
    expect(page.records.map(({ model }) => model)).toEqual(['950M', '330', '320', '336'])
  })

  it('is paged, and narrowed to a category, while its figures stay those of all', async () => {
    await using server = await startServer()
    await aStock(server)
    const second = await pageOf(server, { size: 3, current: 2 })
    expect(second.records.map(({ model }) => model)).toEqual(['336'])
    const excavators = await pageOf(server, { category: 'excavators', size: 2 })
    expect(excavators).toMatchObject({ total: 3, forSale: 4 })
    expect(excavators.records.map(({ model }) => model)).toEqual(['330', '320'])
  })

  it('is in the language of the request, or in English [EQ-7]', async () => {
    await using server = await startServer()
    await aStock(server)
    const { name, yards, categories } = await pageOf(server, {}, 'ar')
    expect(name).toBe('سفن ديونز للمعدات')
    expect(yards.map((yard) => yard.name)).toEqual(['الصجعة', 'Al Ghail'])
    expect(categories[0]?.name).toBe('حفارات')
  })

  it('without machines is empty, and not found under another code [AP-24]', async () => {
    await using server = await startServer()
    await aSeller(server.ctx, { code: 'new-quarter', names: { en: 'New Quarter' } })
    const empty = { forSale: 0, yards: [], categories: [], records: [], replyMinutes: null }
    expect(await pageOf(server, { code: 'new-quarter' })).toMatchObject(empty)
    for (const query of ['code=no-such-seller', 'code=new-quarter&category=no-such-thing'])
      expect((await answerOf(server.app, `/seller/page?${query}`)).status).toBe(404)
  })

  it('is in the sitemap while the seller has something for sale', async () => {
    await using server = await startServer()
    await aStock(server)
    await aSeller(server.ctx, { code: 'new-quarter', names: { en: 'New Quarter' } })
    const call = server.client()
    const { entries } = await call(sitemapEndpoints.segment, {
      query: { kind: 'sellers', number: 1 },
    })
    expect(entries.map(({ key }) => key)).toEqual(['grey-heron', 'seven-dunes'])
    const { segments } = await call(sitemapEndpoints.index)
    expect(segments.map(({ kind }) => kind)).toContain('sellers')
  })
})
