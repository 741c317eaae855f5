import { stockEndpoints } from '@ironsouq/contract/mall/stock/stock.endpoints'
import type { SheetSave } from '@ironsouq/contract/mall/stock/stock.sheet.schema'
import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { aProductCategory } from '#features/mall/product-category/product-category.builder.ts'
import { aProduct } from '#features/mall/product/product.builder.ts'
import { stock } from '#features/mall/product/stock.tables.ts'
import { aStore, aWarehouse } from '#features/mall/store/store.builder.ts'
import {
  aSellerAccount,
  merchantTokenOf,
} from '#features/people/seller-account/seller-account.builder.ts'
import { aSeller } from '#features/people/seller/seller.builder.ts'
import { startServer, type TestServer } from '#test/harness.ts'

const PIN = {
  code: 'pin',
  texts: { en: 'Pin' },
  values: ['18', '22', '26'].map((code) => ({ code, texts: { en: `${code} mm` } })),
}

/** A store with two warehouses and three variants of a product. */
async function aSheet(server: TestServer, code = 'teeth') {
  const { ctx } = server
  const { id: sellerId } = await aSeller(ctx, { code, names: { en: code } })
  await aStore(ctx, { sellerId, names: { en: code } })
  const { id: sharjah } = await aWarehouse(ctx, { sellerId })
  const { id: dubai } = await aWarehouse(ctx, { sellerId })
  const accountId = await aSellerAccount(ctx, { sellerId, role: 'owner' })
  const { id: productCategoryId } = await aProductCategory(ctx, { code })
  const { skus } = await aProduct(ctx, {
    sellerId,
    productCategoryId,
    options: [PIN],
    skus: [{ values: { pin: '18' } }, { values: { pin: '22' } }, { values: { pin: '26' } }],
  })
  const call = server.client({ bearer: await merchantTokenOf(ctx, accountId) })
  const save = (...rows: SheetSave['rows']) => call(stockEndpoints.saveSheet, { body: { rows } })
  const ids = skus.map(({ id }) => id)
  return { sharjah, dubai, call, save, ids: [ids[0] ?? '', ids[1] ?? '', ids[2] ?? ''] as const }
}

const row = (skuId: string, given: Partial<SheetSave['rows'][number]>) => ({
  skuId,
  price: null,
  lowAt: null,
  stock: [],
  ...given,
})

it('saves the cells of many variants at once; what someone else changed stays and is named [PR-5]', async () => {
  await using server = await startServer()
  const { call, save, ids, sharjah, dubai } = await aSheet(server)
  const [first, second, third] = ids
  const price = { from: '125.00', to: '130.00' }
  const done = await save(
    row(first, {
      price,
      lowAt: { from: null, to: 4 },
      stock: [{ warehouseId: sharjah, from: 0, to: 12 }],
    }),
    row(second, {
      price: { from: '99.00', to: '90.00' },
      stock: [
        { warehouseId: sharjah, from: 0, to: 5 },
        { warehouseId: dubai, from: 2, to: 9 },
      ],
    }),
    row(third, { lowAt: { from: 3, to: 1 } }),
  )
  expect(done.saved).toBe(4)
  expect(done.refused).toHaveLength(3)
  expect(done.refused).toEqual(
    expect.arrayContaining([
      { skuId: second, field: 'price', warehouseId: null, why: 'changed' },
      { skuId: third, field: 'lowAt', warehouseId: null, why: 'changed' },
      { skuId: second, field: 'stock', warehouseId: dubai, why: 'changed' },
    ]),
  )
  const sheet = await call(stockEndpoints.sheet, { query: {} })
  const place = sheet.warehouses.findIndex(({ warehouseId }) => warehouseId === sharjah)
  const shown = (skuId: string) => {
    const found = sheet.rows.find((each) => each.skuId === skuId)
    return (
      found && [
        found.price,
        found.lowAt,
        found.stock[place]?.onHand,
        found.stock[1 - place]?.onHand,
      ]
    )
  }
  expect(ids.map(shown)).toEqual([
    ['130.00', 4, 12, 0],
    ['125.00', null, 5, 0],
    ['125.00', null, 0, 0],
  ])
  const { rows } = await call(stockEndpoints.movements, { query: { skuId: first } })
  expect(rows).toMatchObject([{ kind: 'counted', onHandChange: 12 }])
})

it('does not count below what orders hold, and lets one of two sheets win [PR-5]', async () => {
  await using server = await startServer()
  const { ctx } = server
  const { save, ids, sharjah } = await aSheet(server)
  const [first] = ids
  const count = (from: number, to: number) =>
    save(row(first, { stock: [{ warehouseId: sharjah, from, to }] }))
  await count(0, 10)
  const place = and(eq(stock.skuId, first), eq(stock.warehouseId, sharjah))
  await ctx.db.update(stock).set({ held: 4 }).where(place)
  expect(await count(10, 3)).toEqual({
    saved: 0,
    refused: [{ skuId: first, field: 'stock', warehouseId: sharjah, why: 'held' }],
  })
  const both = await Promise.all([count(10, 20), count(10, 30)])
  expect(both.map(({ saved }) => saved).toSorted((a, b) => a - b)).toEqual([0, 1])
})

it('says what is low by the limit of the store and by those of variants, sold out too [PR-5]', async () => {
  await using server = await startServer()
  const { call, save, ids, sharjah, dubai } = await aSheet(server)
  const [first, second, third] = ids
  const place = (warehouseId: string, to: number) => ({ warehouseId, from: 0, to })
  await save(
    row(first, { stock: [place(sharjah, 3), place(dubai, 2)] }),
    row(second, { stock: [place(sharjah, 3)] }),
  )
  const low = async () => {
    const { rows } = await call(stockEndpoints.list, { query: { stock: 'low' } })
    return new Set(rows.map(({ skuId }) => skuId))
  }
  expect(await low()).toEqual(new Set([third]))
  await call(stockEndpoints.setStoreLow, { body: { lowAt: 4 } })
  expect(await low()).toEqual(new Set([second, third]))
  await call(stockEndpoints.setLow, { body: { skuId: first, lowAt: 5 } })
  await call(stockEndpoints.setLow, { body: { skuId: second, lowAt: 0 } })
  expect(await low()).toEqual(new Set([first, third]))
  const sheet = await call(stockEndpoints.sheet, { query: { words: 'no such part' } })
  expect(sheet).toMatchObject({ lowAt: 4, rows: [], total: 0 })
})

it('refuses what belongs to another store [PR-5]', async () => {
  await using server = await startServer()
  const own = await aSheet(server)
  const other = await aSheet(server, 'rollers')
  const [first] = own.ids
  const [theirs] = other.ids
  const attempts = [
    row(theirs, { price: { from: '125.00', to: '1.00' } }),
    row(theirs, { lowAt: { from: null, to: 1 } }),
    row(theirs, { stock: [{ warehouseId: own.sharjah, from: 0, to: 1 }] }),
    row(first, { stock: [{ warehouseId: other.sharjah, from: 0, to: 1 }] }),
  ]
  for (const attempt of attempts)
    await expect(own.save(attempt)).rejects.toMatchObject({ status: 404 })
})
