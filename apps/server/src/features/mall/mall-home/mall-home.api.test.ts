import { mallHomeEndpoints } from '@ironsouq/contract/mall/mall-home/mall-home.endpoints'
import { expect, it } from 'vitest'
import { aProduct } from '#features/mall/product/product.builder.ts'
import { startServer } from '#test/harness.ts'
import { aMall } from '#test/mall/mall-fixtures.ts'

const NOWHERE = 'http://127.0.0.1:9'

it('the home page has all its blocks while the index is away [PR-4]', async () => {
  await using server = await startServer({ searchUrl: NOWHERE })
  const mall = await aMall(server.ctx)
  const { id } = await aProduct(server.ctx, mall.of)
  const home = await server.client()(mallHomeEndpoints.home, {})
  expect(home).toMatchObject({
    bestSold: [{ productId: id }],
    newest: [{ productId: id }],
    ownStore: [],
    categories: [{ code: 'filters' }],
  })
})
