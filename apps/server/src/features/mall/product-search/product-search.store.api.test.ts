import { productSearchEndpoints } from '@ironsouq/contract/mall/product-search/product-search.endpoints'
import { storeEndpoints } from '@ironsouq/contract/mall/store/store.endpoints'
import { storeStaffEndpoints } from '@ironsouq/contract/mall/store/store.staff.endpoints'
import { MALL, storeTag } from '@ironsouq/contract/page-cache'
import { expect, it } from 'vitest'
import { aProduct } from '#features/mall/product/product.builder.ts'
import { startServer } from '#test/harness.ts'
import { aMall } from '#test/mall/mall-fixtures.ts'
import { collectPurges } from '#test/purges.ts'

it('takes the products of a store that goes offline out of the lists, renews its pages, and brings both back [ST-1] [ST-5]', async () => {
  await using server = await startServer()
  const { storeId, of } = await aMall(server.ctx)
  const { id: productId } = await aProduct(server.ctx, of)
  const staff = server.client({ bearer: await server.staffToken() })
  const anyone = server.client()
  const settle = async () => {
    await server.work()
    await server.settleIndex()
  }
  // Another size each time: the API answers the same call from its cache for a moment.
  const onSale = async (size: number) => {
    const { records } = await anyone(productSearchEndpoints.list, { query: { size } })
    return records.map((record) => record.productId)
  }
  const isSelling = async () =>
    (await anyone(storeEndpoints.info, { query: { storeId } })).isSelling
  await settle()
  expect(await onSale(1)).toEqual([productId])

  using purges = await collectPurges(server)
  const purged = () => purges.received.flatMap(({ tags }) => tags)
  const reason = 'Three listings have no dimensions.'
  await staff(storeStaffEndpoints.move, { body: { storeId, action: 'takeOffline', reason } })
  await settle()
  expect(await onSale(2)).toEqual([])
  expect(await isSelling()).toBe(false)
  await expect.poll(purged).toEqual(expect.arrayContaining([storeTag(storeId), MALL]))

  purges.received.length = 0
  await staff(storeStaffEndpoints.move, { body: { storeId, action: 'bringBack' } })
  await settle()
  expect(await onSale(3)).toEqual([productId])
  expect(await isSelling()).toBe(true)
  await expect.poll(purged).toEqual(expect.arrayContaining([storeTag(storeId), MALL]))
})
