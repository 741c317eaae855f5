import { homePageEndpoints } from '@ironsouq/contract/content/home-page/home-page.endpoints'
import {
  RENOVATION_TYPES,
  type BlockKind,
  type BlockOf,
} from '@ironsouq/contract/content/home-page/home-page.schema'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { describe, expect, it } from 'vitest'
import { aBrand } from '#features/machines/brand/brand.builder.ts'
import { aCategory } from '#features/machines/category/category.builder.ts'
import { aDevice, type GivenDevice } from '#features/machines/device/device.builder.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { sellerAndYard } from '#test/device-fixtures.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aHomePage } from './home-page.builder.ts'

const page = RENOVATION_TYPES.home

/** Two first-level categories with three types of machine, and two brands. */
async function aYard(ctx: Ctx) {
  const top = (code: string, position: number) =>
    aCategory(ctx, { code, position, names: { en: code, ar: `ar ${code}` } })
  const cranes = await top('cranes', 0)
  const excavators = await top('excavators', 1)
  await top('pavers', 2)
  const leaf = (code: string, parentId: string) =>
    aCategory(ctx, { code, parentId, names: { en: code } })
  const mini = await leaf('mini', excavators.id)
  const crawler = await leaf('crawler', excavators.id)
  const mobile = await leaf('mobile', cranes.id)
  const cat = await aBrand(ctx, { code: 'cat', names: { en: 'Caterpillar', ar: 'كاتربيلر' } })
  const jcb = await aBrand(ctx, { code: 'jcb', names: { en: 'JCB' } })
  let day = 1
  const { sellerId, yardId } = await sellerAndYard(ctx)
  const put = (stockNo: string, categoryId: string, more: Partial<GivenDevice>) =>
    aDevice(ctx, {
      sellerId,
      yardId,
      stockNo,
      categoryId,
      brandId: cat.id,
      grade: 'C',
      // Each a day newer than the one before: the last is of 12 November.
      listedAt: new Date(Date.UTC(2026, 10, day++, 8)),
      ...more,
    })
  const picture = (name: string) => [{ objectKey: `${name}.webp`, width: 1280, height: 960 }]
  await put('old-mini', mini.id, { pictures: picture('old-mini'), grade: 'A' }) // 1 November
  await put('crane', mobile.id, { pictures: picture('crane'), emirate: 'dubai', grade: 'B' })
  await put('new-mini', mini.id, { pictures: picture('new-mini'), brandId: jcb.id })
  await put('bare', crawler.id, { grade: 'A' })
  day = 7
  await put('unpriced', crawler.id, {
    pictures: picture('unpriced'),
    grade: 'B',
    priceMinor: null,
    priceCurrency: null,
  })
  await put('window', mini.id, { pictures: picture('window'), grade: 'B' })
  await put('sold', mini.id, { pictures: picture('sold'), grade: 'A', state: 'sold' })
  await put('draft', mobile.id, { pictures: picture('draft'), grade: 'A', state: 'draft' })
  day = 12
  await put('newest', crawler.id, { pictures: picture('newest'), grade: 'A', emirate: 'ajman' })
}

async function shown<Kind extends BlockKind>(
  server: TestServer,
  kind: Kind,
  language: LocaleCode = 'en',
) {
  const query = { renovationType: page } as const
  const call = server.client({ language })
  const { blocks } = await call(homePageEndpoints.homepage, { query })
  const found = blocks.find((block) => block.kind === kind)
  if (!found) throw new Error(`no ${kind} block is shown`)
  return found as BlockOf<Kind>
}

const stock = (devices: readonly { stockNo: string }[]) => devices.map(({ stockNo }) => stockNo)

describe('the hero', () => {
  it('counts machines on sale and features one that is not the first of just in [CL-20]', async () => {
    await using server = await startServer()
    await aYard(server.ctx)
    const texts = { en: { phrases: ['PC200'] } }
    await aHomePage(server.ctx, [{ kind: 'hero', texts }, { kind: 'justIn' }])
    expect(await shown(server, 'hero')).toMatchObject({
      phrases: ['PC200'],
      total: 7,
      emirates: [
        { emirate: 'sharjah', count: 5 },
        { emirate: 'dubai', count: 1 },
        { emirate: 'ajman', count: 1 },
      ],
      newThisWeek: 3,
      wellKept: 6,
      brands: 2,
      featured: { stockNo: 'window', picture: { src: 'window.webp' } },
    })
  })

  it('features the machine that staff chose while it is on sale [CL-20]', async () => {
    await using server = await startServer()
    await aYard(server.ctx)
    await aHomePage(server.ctx, [{ kind: 'hero', settings: { chosen: ['crane'] } }])
    expect(await shown(server, 'hero')).toMatchObject({ featured: { stockNo: 'crane' } })
    await aHomePage(server.ctx, [{ kind: 'hero', settings: { chosen: ['sold'] } }])
    server.turnClock('2026-11-14T08:00:01Z')
    expect(await shown(server, 'hero')).toMatchObject({ featured: { stockNo: 'newest' } })
  })

  it('features the newest when no other machine qualifies [CL-20]', async () => {
    await using server = await startServer()
    await aHomePage(server.ctx, [{ kind: 'hero' }, { kind: 'justIn' }])
    expect(await shown(server, 'hero')).toMatchObject({ total: 0, emirates: [], featured: null })
    const pictures = [{ objectKey: 'only.webp', width: 1280, height: 960 }]
    const { id: categoryId } = await aCategory(server.ctx, { code: 'mini', names: { en: 'Mini' } })
    const { id: brandId } = await aBrand(server.ctx, { code: 'cat', names: { en: 'Cat' } })
    const own = { categoryId, brandId, ...(await sellerAndYard(server.ctx)) }
    await aDevice(server.ctx, { ...own, stockNo: 'only', pictures })
    server.turnClock('2026-11-14T08:00:01Z')
    expect(await shown(server, 'hero')).toMatchObject({ featured: { stockNo: 'only' } })
  })
})

describe('the categories of the home page', () => {
  it('are those of the first level with the most machines, each with its newest picture [CL-20] [EQ-7]', async () => {
    await using server = await startServer()
    await aYard(server.ctx)
    await aHomePage(server.ctx, [{ kind: 'categories' }])
    const { total, all, items } = await shown(server, 'categories', 'ar')
    expect({ total, all }).toEqual({ total: 7, all: 4 })
    expect(items).toMatchObject([
      { code: 'excavators', name: 'ar excavators', count: 6, picture: { src: 'newest.webp' } },
      { code: 'cranes', name: 'ar cranes', count: 1, picture: { src: 'crane.webp' } },
    ])
  })

  it('are as many as the editor has set', async () => {
    await using server = await startServer()
    await aYard(server.ctx)
    const settings = { count: 1 }
    await aHomePage(server.ctx, [{ kind: 'categories', settings }])
    expect((await shown(server, 'categories')).items.map(({ code }) => code)).toEqual([
      'excavators',
    ])
  })

  it('and the brands are those that staff chose, in their order [CL-20]', async () => {
    await using server = await startServer()
    await aYard(server.ctx)
    await aHomePage(server.ctx, [
      { kind: 'categories', settings: { chosen: ['cranes', 'gone', 'excavators'] } },
      { kind: 'brands', settings: { chosen: ['jcb', 'cat'] } },
    ])
    const { items } = await shown(server, 'categories')
    expect(items.map(({ code }) => code)).toEqual(['cranes', 'excavators'])
    expect((await shown(server, 'brands')).items.map(({ code, count }) => [code, count])).toEqual([
      ['jcb', 1],
      ['cat', 6],
    ])
  })
})

describe('the machines of the home page', () => {
  it('just in are the newest on sale, with the same cards as elsewhere [CL-20]', async () => {
    await using server = await startServer()
    await aYard(server.ctx)
    const settings = { count: 3 }
    await aHomePage(server.ctx, [{ kind: 'justIn', settings }])
    const { newThisWeek, devices } = await shown(server, 'justIn')
    expect(newThisWeek).toBe(3)
    expect(stock(devices)).toEqual(['newest', 'window', 'unpriced'])
    expect(devices[1]).toMatchObject({
      brandName: 'Caterpillar',
      price: { amount: '209000.00', currency: 'AED' },
      picture: { src: 'window.webp', width: 1280, height: 960 },
    })
  })

  it('that are graded are the newest of A and B, with the count of every grade [CL-20]', async () => {
    await using server = await startServer()
    await aYard(server.ctx)
    await aHomePage(server.ctx, [{ kind: 'graded' }])
    const { grades, devices } = await shown(server, 'graded')
    expect(grades).toEqual([
      { grade: 'A', count: 3 },
      { grade: 'B', count: 3 },
      { grade: 'C', count: 1 },
      { grade: 'D', count: 0 },
      { grade: 'E', count: 0 },
    ])
    expect(stock(devices)).toEqual(['newest', 'window', 'unpriced', 'bare'])
  })

  it('are not shown twice where there are others [CL-20]', async () => {
    await using server = await startServer()
    await aYard(server.ctx)
    await aHomePage(server.ctx, [
      { kind: 'justIn', settings: { count: 2 } },
      { kind: 'graded', settings: { count: 3 } },
    ])
    const { devices } = await shown(server, 'graded')
    expect(stock(devices).slice(0, 2)).toEqual(['unpriced', 'bare'])
    expect(stock(devices)).toHaveLength(3)
    expect(new Set(stock(devices)).size).toBe(3)
  })

  it('are counted by brand, largest first, named in the language of the request [CL-20] [EQ-7]', async () => {
    await using server = await startServer()
    await aYard(server.ctx)
    await aHomePage(server.ctx, [{ kind: 'brands' }])
    expect((await shown(server, 'brands', 'ar')).items).toEqual([
      { code: 'cat', name: 'كاتربيلر', count: 6 },
      { code: 'jcb', name: 'JCB', count: 1 },
    ])
  })
})
