import { storeDirectoryEndpoints } from '@ironsouq/contract/mall/store-directory/store-directory.endpoints'
import { storeStaffEndpoints } from '@ironsouq/contract/mall/store/store.staff.endpoints'
import { expect, it } from 'vitest'
import { aProduct } from '#features/mall/product/product.builder.ts'
import { aStore } from '#features/mall/store/store.builder.ts'
import { aSeller } from '#features/people/seller/seller.builder.ts'
import { startServer } from '#test/harness.ts'
import { aMall } from '#test/mall/mall-fixtures.ts'

const NOWHERE = 'http://127.0.0.1:9'

it('lists the stores that sell something, by emirate, category and words, and not those that stopped [ST-7]', async () => {
  await using server = await startServer({ searchUrl: NOWHERE })
  const { ctx } = server
  const mall = await aMall(ctx)
  await aProduct(ctx, mall.of)
  await aProduct(ctx, mall.of)
  const empty = await aSeller(ctx, { code: 'no-goods', names: { en: 'No Goods' } })
  await aStore(ctx, { sellerId: empty.id, names: { en: 'No Goods' } })
  const list = (query = {}) => server.client()(storeDirectoryEndpoints.list, { query })
  const { total, records, emirates, categories } = await list()
  expect(total).toBe(1)
  const [store] = records
  expect(store).toMatchObject({
    storeId: mall.storeId,
    products: 2,
    sent: 0,
    sells: [{ code: 'filters', count: 2 }],
  })
  expect(emirates).toEqual([{ emirate: store?.emirate, count: 1 }])
  expect(categories).toMatchObject([{ code: 'filters', count: 1 }])
  expect(await list({ q: store?.name.slice(0, 4).toUpperCase() })).toMatchObject({ total: 1 })
  expect(await list({ q: 'filt', category: 'filters' })).toMatchObject({ total: 1 })
  expect(await list({ emirate: 'fujairah' })).toMatchObject({ total: 0, records: [] })
  expect(await list({ category: 'tyres' })).toMatchObject({ total: 0 })
  const staff = server.client({ bearer: await server.staffToken() })
  await staff(storeStaffEndpoints.move, {
    body: { storeId: mall.storeId, action: 'takeOffline', reason: 'Licence ended' },
  })
  expect(await list()).toMatchObject({ total: 0, emirates: [], categories: [] })
})
