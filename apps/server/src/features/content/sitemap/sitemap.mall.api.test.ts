import { sitemapEndpoints } from '@ironsouq/contract/content/sitemap/sitemap.endpoints'
import { storeStaffEndpoints } from '@ironsouq/contract/mall/store/store.staff.endpoints'
import { expect, it } from 'vitest'
import { aProduct } from '#features/mall/product/product.builder.ts'
import { answerOf, startServer } from '#test/harness.ts'
import { aMall } from '#test/mall/mall-fixtures.ts'
import { SEGMENT_ENTRIES } from './sitemap.rules.ts'

it('lists stores and the products that they sell, by file, none of a store that is offline, and no empty store [AP-16]', async () => {
  await using server = await startServer()
  const { storeId, of } = await aMall(server.ctx)
  const empty = await aMall(server.ctx)
  await aProduct(server.ctx, { ...empty.of, state: 'withdrawn' })
  const first = await aProduct(server.ctx, of)
  await aProduct(server.ctx, { ...of, state: 'withdrawn' })
  const second = await aProduct(server.ctx, { ...of, seq: 2 * SEGMENT_ENTRIES + 1 })
  const anyone = server.client()
  const keysOf = async (kind: 'stores' | 'products', number = 1) => {
    const { entries } = await anyone(sitemapEndpoints.segment, { query: { kind, number } })
    return entries.map(({ key }) => key)
  }
  const filesOfMall = async () => {
    const { segments } = await anyone(sitemapEndpoints.index)
    return segments
      .filter(({ kind }) => kind === 'stores' || kind === 'products')
      .map(({ kind, number }) => `${kind} ${number}`)
  }
  expect(await keysOf('stores')).toEqual([storeId])
  expect(await keysOf('products')).toEqual([first.id])
  expect(await keysOf('products', 3)).toEqual([second.id])
  // The second file would be empty.
  expect(await filesOfMall()).toEqual(['stores 1', 'products 1', 'products 3'])

  const staff = server.client({ bearer: await server.staffToken() })
  const reason = 'The licence has ended.'
  await staff(storeStaffEndpoints.move, { body: { storeId, action: 'takeOffline', reason } })
  expect(await filesOfMall()).toEqual([])
  const gone = await answerOf(server.app, '/sitemap/segment?kind=products&number=1')
  expect(gone.status).toBe(404)
})
