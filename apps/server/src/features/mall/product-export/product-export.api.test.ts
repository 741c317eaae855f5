import {
  EXPORTED_VARIANTS_MAX,
  productExportEndpoints,
} from '@ironsouq/contract/mall/product-export/product-export.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { expect, it } from 'vitest'
import { aProductCategory } from '#features/mall/product-category/product-category.builder.ts'
import { aProduct } from '#features/mall/product/product.builder.ts'
import { aStore, aWarehouse } from '#features/mall/store/store.builder.ts'
import {
  aSellerAccount,
  merchantTokenOf,
} from '#features/people/seller-account/seller-account.builder.ts'
import { aSeller } from '#features/people/seller/seller.builder.ts'
import type { TestServer } from '#test/harness.ts'
import { startUploads } from '#test/uploads.ts'
import { expireProductExports } from './product-export.service.ts'
import { productExport } from './product-export.tables.ts'

const { ask, detail } = productExportEndpoints

const PIN = {
  code: 'pin',
  texts: { en: 'Pin' },
  values: [
    { code: '18', texts: { en: '18 mm' } },
    { code: '22', texts: { en: '22 mm' } },
  ],
}

/** A store with a product of two variants in stock and one that is withdrawn. */
async function aTrader({ ctx, client }: TestServer, code: string) {
  const { id: sellerId } = await aSeller(ctx, { code, names: { en: code } })
  await aStore(ctx, { sellerId, names: { en: code } })
  const { id: warehouseId } = await aWarehouse(ctx, { sellerId })
  const { id: productCategoryId } = await aProductCategory(ctx, {
    code: 'teeth',
    names: { en: 'Teeth' },
  })
  const own = { sellerId, productCategoryId, warehouseId }
  await aProduct(ctx, {
    ...own,
    texts: { en: { name: '=HYPERLINK("http://evil.example")' } },
    options: [PIN],
    skus: [
      { code: `${code}-18`, values: { pin: '18' }, priceMinor: 6200n, stock: 7 },
      { code: `${code}-22`, values: { pin: '22' }, priceMinor: 8600n },
    ],
  })
  await aProduct(ctx, { ...own, state: 'withdrawn', skus: [{ code: `${code}-OLD` }] })
  const accountId = await aSellerAccount(ctx, { sellerId, role: 'owner' })
  return client({ bearer: await merchantTokenOf(ctx, accountId) })
}

it('a store exports the products of a filter, a line for each variant; another store does not see the file [PR-1] [BO-1]', async () => {
  await using uploads = await startUploads()
  const { server, turnTo, keys } = uploads
  const call = await aTrader(server, 'GULF')
  const other = await aTrader(server, 'LEVANT')
  const body = { filter: { state: 'onSale' }, format: 'csv' } as const
  const asked = await call(ask, { body })
  expect(asked).toMatchObject({ state: 'asked', productsTotal: 1, url: null })
  await server.work()
  const query = { exportId: asked.exportId }
  const ready = await call(detail, { query })
  expect(ready).toMatchObject({ state: 'ready', productsDone: 1 })
  const reply = await fetch(ready.url ?? '')
  const [heading, ...lines] = (await reply.text()).trim().split('\r\n')
  const t = translator('en')
  expect(heading).toContain(`${t('portalProduct.code')},${t('portalImport.fieldProduct')},`)
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(
    /^GULF-18,GULF-18,"'=HYPERLINK.*,18 mm,Pin,18 mm,,,,,Teeth,.*,62\.00,AED,.*,7,0,/,
  )
  expect(lines[1]).toMatch(/^GULF-22,GULF-18,.*,22 mm,Pin,22 mm,,,,,Teeth,.*,86\.00,AED,/)
  await expect(other(detail, { query })).rejects.toMatchObject({ status: 404 })
  turnTo(25 * 60)
  await expireProductExports(server.ctx)
  const rows = await server.ctx.db.select().from(productExport)
  expect(rows).toMatchObject([{ id: asked.exportId, state: 'expired' }])
  expect(await keys('product-export/')).toEqual([])
})

it('a file has a limit of lines, so that no store fills the memory of a worker', async () => {
  await using uploads = await startUploads()
  const { server } = uploads
  const call = await aTrader(server, 'GULF')
  await server.pool.query(
    `insert into sku (seller_id, product_id, code, values, price_minor, currency, weight_g, position, created_at, updated_at)
     select seller_id, product_id, 'N' || n, jsonb_build_object('n', n::text), price_minor, currency, weight_g, n % 1000, created_at, updated_at
     from sku, generate_series(1, $1::int) as n where code = 'GULF-OLD'`,
    [EXPORTED_VARIANTS_MAX],
  )
  const asked = call(ask, { body: { filter: { state: 'withdrawn' }, format: 'csv' } })
  await expect(asked).rejects.toMatchObject({
    message: translator('en')('error.fieldTooBig', { max: EXPORTED_VARIANTS_MAX }),
  })
})
