import { mallHomeEndpoints } from '@ironsouq/contract/mall/mall-home/mall-home.endpoints'
import { productDetailEndpoints } from '@ironsouq/contract/mall/product-detail/product-detail.endpoints'
import { favoriteEndpoints } from '@ironsouq/contract/people/favorite/favorite.endpoints'
import { historyEndpoints } from '@ironsouq/contract/people/history/history.endpoints'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { aProductAttribute } from '#features/mall/product-category/product-category.builder.ts'
import { aProduct } from '#features/mall/product/product.builder.ts'
import { product } from '#features/mall/product/product.tables.ts'
import { startServer } from '#test/harness.ts'
import { aMall } from '#test/mall/mall-fixtures.ts'
import { aShop } from '#test/mall/market.ts'
import { aPacker, aPaidOrder, ship } from '#test/mall/paid-order.ts'
import { aSignedInMember } from '#test/members.ts'

const WIDTH = {
  code: 'width',
  texts: { en: 'Width', ar: 'العرض' },
  values: [
    { code: '600', texts: { en: '600 mm' } },
    { code: '900', texts: { en: '900 mm' } },
  ],
}

it('shows a product with its variants, attributes and machines; personal fields only with a token [CL-24] [PR-1]', async () => {
  await using server = await startServer()
  const { ctx } = server
  const mall = await aMall(ctx)
  await aProductAttribute(ctx, {
    code: 'thread',
    kind: 'choice',
    names: { en: 'Thread' },
    choices: { m24: { en: 'M24' } },
    of: [{ productCategoryId: mall.hydraulic.id }],
  })
  const { id: prodId } = await aProduct(ctx, {
    ...mall.of,
    options: [WIDTH],
    attributes: { thread: 'm24' },
    fits: [mall.pc200],
    skus: [
      { values: { width: '600' }, priceMinor: 10_000n, stock: 2 },
      { values: { width: '900' }, priceMinor: 20_000n, stock: 5000 },
      { values: { width: 'old' }, isActive: false, stock: 1 },
    ],
  })
  const info = await server.client()(productDetailEndpoints.info, { query: { prodId } })
  expect(info).toMatchObject({
    standing: 'onSale',
    lowest: { amount: '100.00' },
    options: [{ name: 'Width', values: [{ name: '600 mm' }, { name: '900 mm' }] }],
    attributes: [{ name: 'Thread', valueName: 'M24' }],
    fits: [{ model: 'PC200-8', brandName: 'Komatsu' }],
    categoryPath: [{ code: 'filters' }, { code: 'hydraulic-filters' }],
    store: { name: 'Grey Heron Filters', state: 'open', productCount: 1 },
    personal: null,
  })
  expect(info.variants.map(({ available }) => available)).toEqual([2, 99])
  const { call } = await aSignedInMember(server)
  const asMember = () => call(productDetailEndpoints.info, { query: { prodId } })
  expect((await asMember()).personal).toEqual({ isSaved: false })
  await call(favoriteEndpoints.addProduct, { body: { prodId } })
  expect((await asMember()).personal).toEqual({ isSaved: true })
})

it('tells that a product is sold out or withdrawn, and hides what was never on sale [PR-2]', async () => {
  await using server = await startServer()
  const { ctx } = server
  const mall = await aMall(ctx)
  const soldOut = await aProduct(ctx, { ...mall.of, skus: [{ stock: 0 }] })
  const withdrawn = await aProduct(ctx, { ...mall.of, state: 'withdrawn', skus: [{ stock: 4 }] })
  const draft = await aProduct(ctx, { ...mall.of, state: 'draft', publishedAt: null })
  const call = server.client()
  const standing = async (prodId: string) =>
    (await call(productDetailEndpoints.info, { query: { prodId } })).standing
  expect(await standing(soldOut.id)).toBe('soldOut')
  expect(await standing(withdrawn.id)).toBe('withdrawn')
  await expect(standing(draft.id)).rejects.toMatchObject({ status: 404 })
})

it('shows similar products and the blocks of the home page [PR-4]', async () => {
  await using server = await startServer()
  const { ctx } = server
  const mall = await aMall(ctx)
  const first = await aProduct(ctx, { ...mall.of, soldCount: 1 })
  const second = await aProduct(ctx, { ...mall.of, soldCount: 9 })
  await aProduct(ctx, { ...mall.of, productCategoryId: mall.filters.id })
  await server.work()
  await server.settleIndex()
  const call = server.client()
  const similar = await call(productDetailEndpoints.similar, { query: { prodId: first.id } })
  expect(similar.map(({ productId }) => productId)).toEqual([second.id])
  const home = await call(mallHomeEndpoints.home, {})
  expect(home.bestSold[0]?.productId).toBe(second.id)
  expect(home).toMatchObject({ total: 3, categories: [{ code: 'filters', count: 3 }] })
  expect(home.ownStore).toEqual([])
})

it('keeps the products that a member saved, once each and with the price of then [PR-3]', async () => {
  await using server = await startServer()
  const { ctx } = server
  const mall = await aMall(ctx)
  const { id: prodId } = await aProduct(ctx, { ...mall.of, skus: [{ stock: 1 }] })
  const draft = await aProduct(ctx, { ...mall.of, state: 'draft', publishedAt: null })
  const { call } = await aSignedInMember(server)
  await Promise.all([
    call(favoriteEndpoints.addProduct, { body: { prodId } }),
    call(favoriteEndpoints.addProduct, { body: { prodId } }),
  ])
  await ctx.db.update(product).set({ state: 'withdrawn' }).where(eq(product.id, prodId))
  await expect(
    call(favoriteEndpoints.addProduct, { body: { prodId: draft.id } }),
  ).rejects.toMatchObject({ status: 404 })
  expect(await call(favoriteEndpoints.products, { query: {} })).toMatchObject({
    total: 1,
    records: [
      { product: { productId: prodId, standing: 'withdrawn' }, priceThen: { amount: '125.00' } },
    ],
  })
  expect(await call(favoriteEndpoints.productIds, {})).toEqual([prodId])
  await call(favoriteEndpoints.removeProduct, { body: { prodId } })
  expect(await call(favoriteEndpoints.products, { query: {} })).toEqual({ total: 0, records: [] })
})

it('records the products that a member viewed, and deletes them with the history [CL-22] [PR-3]', async () => {
  await using server = await startServer()
  const mall = await aMall(server.ctx)
  const { id: prodId } = await aProduct(server.ctx, mall.of)
  const { call } = await aSignedInMember(server)
  await call(historyEndpoints.record, { body: { prodId, kind: 'product' } })
  await call(historyEndpoints.record, { body: { prodId } })
  const viewed = () => call(historyEndpoints.products, { query: {} })
  expect(await viewed()).toMatchObject({
    total: 1,
    records: [{ product: { productId: prodId }, times: 2, priceThen: { amount: '125.00' } }],
  })
  await call(historyEndpoints.remove, { body: {} })
  expect((await viewed()).total).toBe(0)
  const unknown = { prodId: crypto.randomUUID() }
  await expect(call(historyEndpoints.record, { body: unknown })).rejects.toMatchObject({
    status: 404,
  })
})

it('states how many of the latest orders of the store were shipped in time [PR-2]', async () => {
  await using server = await startServer()
  const { ctx } = server
  const shop = await aShop(ctx)
  const call = server.client()
  const query = { prodId: shop.productId }
  const record = async () => (await call(productDetailEndpoints.info, { query })).store.shipping
  const { orderId } = await aPaidOrder(server, shop)
  await aPaidOrder(server, shop)
  expect(await record()).toEqual({ orders: 0, inTime: 0 })
  await ship(await aPacker(server, shop.sellerId), orderId, 'AX-1001')
  expect(await record()).toEqual({ orders: 1, inTime: 1 })
  server.turnClock('2026-12-14T08:00:00Z')
  expect(await record()).toEqual({ orders: 2, inTime: 1 })
})
