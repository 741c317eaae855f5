import { productAdminEndpoints } from '@ironsouq/contract/mall/product-admin/product-admin.endpoints'
import { expect, it } from 'vitest'
import { aProductCategory } from '#features/mall/product-category/product-category.builder.ts'
import { aStore } from '#features/mall/store/store.builder.ts'
import { storeCategory } from '#features/mall/store/store.tables.ts'
import {
  aSellerAccount,
  merchantTokenOf,
} from '#features/people/seller-account/seller-account.builder.ts'
import { aSeller } from '#features/people/seller/seller.builder.ts'
import { startServer } from '#test/harness.ts'

const { choices, earnings } = productAdminEndpoints

it('offers a store the categories of its contract with their paths, and all without a contract [PR-1]', async () => {
  await using server = await startServer()
  const { ctx } = server
  const { id: sellerId } = await aSeller(ctx, { code: 'teeth', names: { en: 'Teeth' } })
  await aStore(ctx, { sellerId })
  const category = (code: string, parentId: string | null) =>
    aProductCategory(ctx, { code, parentId, names: { en: code } })
  const wear = await category('wear', null)
  await category('teeth', wear.id)
  const edges = await category('edges', wear.id)
  await category('filters', null)
  const accountId = await aSellerAccount(ctx, { sellerId, role: 'owner' })
  const call = server.client({ bearer: await merchantTokenOf(ctx, accountId) })
  const offered = async () => (await call(choices)).categories.map(({ name }) => name).toSorted()
  expect(await offered()).toEqual(['filters', 'wear › edges', 'wear › teeth'])
  const agreed = { sellerId, commissionPpm: 50_000, createdAt: ctx.now() }
  await ctx.db.insert(storeCategory).values({ ...agreed, productCategoryId: edges.id, place: 1 })
  expect(await offered()).toEqual(['wear › edges'])
  await ctx.db.insert(storeCategory).values({ ...agreed, productCategoryId: wear.id, place: 2 })
  expect(await offered()).toEqual(['wear › edges', 'wear › teeth'])
})

it('tells what the store gets of a sale, at the commission of its contract or of the category [PR-1]', async () => {
  await using server = await startServer()
  const { ctx } = server
  const { id: sellerId } = await aSeller(ctx, { code: 'teeth', names: { en: 'Teeth' } })
  await aStore(ctx, { sellerId })
  const wear = await aProductCategory(ctx, { code: 'wear', commissionPpm: 80_000 })
  const edges = await aProductCategory(ctx, { code: 'edges', parentId: wear.id })
  const other = await aProductCategory(ctx, { code: 'other', commissionPpm: 80_000 })
  const agreed = { sellerId, productCategoryId: wear.id, place: 1, createdAt: ctx.now() }
  await ctx.db.insert(storeCategory).values({ ...agreed, commissionPpm: 50_000 })
  const accountId = await aSellerAccount(ctx, { sellerId, role: 'owner' })
  const call = server.client({ bearer: await merchantTokenOf(ctx, accountId) })
  const ask = (productCategoryId: string, ...prices: string[]) =>
    call(earnings, { body: { productCategoryId, prices } })
  const aed = (amount: string) => ({ amount, currency: 'AED' })
  expect(await ask(edges.id, '395.00', '0.10')).toEqual({
    commissionPpm: 50_000,
    sales: [
      {
        price: aed('395.00'),
        commission: aed('19.75'),
        commissionVat: aed('0.99'),
        total: aed('374.26'),
      },
      {
        price: aed('0.10'),
        commission: aed('0.01'),
        commissionVat: aed('0.00'),
        total: aed('0.09'),
      },
    ],
  })
  expect((await ask(other.id, '100.00')).sales[0]?.total).toEqual(aed('91.60'))
})
