import { productAdminEndpoints } from '@ironsouq/contract/mall/product-admin/product-admin.endpoints'
import { productDetailEndpoints } from '@ironsouq/contract/mall/product-detail/product-detail.endpoints'
import { productSearchEndpoints } from '@ironsouq/contract/mall/product-search/product-search.endpoints'
import { WHOLE_MODEL } from '@ironsouq/contract/mall/product/product-fit'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { aProduct } from '#features/mall/product/product.builder.ts'
import {
  merchantTokenOf,
  aSellerAccount,
} from '#features/people/seller-account/seller-account.builder.ts'
import { startServer } from '#test/harness.ts'
import { aMall } from '#test/mall/mall-fixtures.ts'

const { record, edit } = productAdminEndpoints

it('a store states which machines of a model a product fits, and the card and the page say it [PR-4]', async () => {
  await using server = await startServer({ searchUrl: 'http://127.0.0.1:1' })
  const { ctx } = server
  const { of, pc200: modelId } = await aMall(ctx)
  const other = await aProduct(ctx, { ...of, skus: [{ stock: 1 }] })
  const { id: productId } = await aProduct(ctx, { ...of, fits: [modelId], skus: [{ stock: 1 }] })
  const accountId = await aSellerAccount(ctx, { sellerId: of.sellerId, role: 'owner' })
  const call = server.client({ bearer: await merchantTokenOf(ctx, accountId) })
  const before = await call(record, { query: { productId } })
  const form = {
    ...before,
    pictures: [],
    modelIds: [modelId],
    skus: before.skus.map(({ price, ...sku }) => ({
      ...sku,
      price: price.amount,
      firstStock: null,
    })),
    warehouseId: null,
  }
  const range = { ...WHOLE_MODEL, serialFrom: 'JLG-00001', serialTo: 'JLG12499', yearTo: 2012 }
  const turned = { ...range, serialTo: 'HEX00002' }
  await expect(
    call(edit, { body: { ...form, fitRanges: [{ modelId, ...turned }] } }),
  ).rejects.toMatchObject({ status: 400, data: [{ field: 'fitRanges.0' }] })
  const saved = await call(edit, { body: { ...form, fitRanges: [{ modelId, ...range }] } })
  expect(saved.fits).toMatchObject([{ modelId, ...range }])

  const visitor = server.client({})
  const page = await visitor(productDetailEndpoints.info, { query: { prodId: productId } })
  expect(page.fits).toMatchObject([{ modelId, ...range }])
  const listed = await visitor(productSearchEndpoints.list, { query: { modelId } })
  expect(listed.records).toMatchObject([
    { productId, fit: { modelId, model: 'PC200-8', ...range } },
  ])
  const all = await visitor(productSearchEndpoints.list, { query: {} })
  expect(all.records.map(({ fit }) => fit)).toEqual([null, null])
  const prodIds = [other.id, productId].join(',')
  expect(await visitor(productSearchEndpoints.fit, { query: { modelId, prodIds } })).toMatchObject([
    { productId, ...range },
  ])
})

it('the database refuses a range that ends before it begins [PR-4]', async () => {
  await using server = await startServer()
  const { of, pc200: modelId } = await aMall(server.ctx)
  const range = { ...WHOLE_MODEL, serialFrom: 'JLG00002', serialTo: 'JLG00001' }
  const wrong = aProduct(server.ctx, { ...of, fits: [{ modelId, ...range }] })
  await expect(wrong).rejects.toMatchObject({ cause: { constraint: 'product_fit_serials' } })
  const { id } = await aProduct(server.ctx, { ...of, fits: [modelId] })
  const keyless = server.ctx.db.execute(
    sql`update product_fit set serial_from = 'JLG00001' where product_id = ${id}`,
  )
  await expect(keyless).rejects.toMatchObject({ cause: { constraint: 'product_fit_serial_keys' } })
})
