import { homePageEndpoints } from '@ironsouq/contract/content/home-page/home-page.endpoints'
import { RENOVATION_TYPES } from '@ironsouq/contract/content/home-page/home-page.schema'
import { mallHomeEndpoints } from '@ironsouq/contract/mall/mall-home/mall-home.endpoints'
import { expect, it } from 'vitest'
import { aHomePage } from '#features/content/home-page/home-page.builder.ts'
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

it('the block of parts shows the categories and what sells best [CL-20] [PR-4]', async () => {
  await using server = await startServer({ searchUrl: NOWHERE })
  const mall = await aMall(server.ctx)
  await aProduct(server.ctx, mall.of)
  const { id } = await aProduct(server.ctx, { ...mall.of, soldCount: 5 })
  await aHomePage(server.ctx, [{ kind: 'parts', settings: { count: 1 } }])
  const query = { renovationType: RENOVATION_TYPES.home }
  const { blocks } = await server.client()(homePageEndpoints.homepage, { query })
  expect(blocks).toMatchObject([
    {
      kind: 'parts',
      total: 2,
      categories: [{ code: 'filters' }],
      products: [{ productId: id, soldCount: 5 }],
    },
  ])
})
