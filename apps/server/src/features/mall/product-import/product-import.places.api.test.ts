import { freightEndpoints } from '@ironsouq/contract/mall/freight/freight.endpoints'
import { merchantImportEndpoints } from '@ironsouq/contract/platform/import/import.merchant.endpoints'
import { and, asc, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { product, sku } from '#features/mall/product/product.tables.ts'
import { stock } from '#features/mall/product/stock.tables.ts'
import { aWarehouse } from '#features/mall/store/store.builder.ts'
import { warehouse } from '#features/mall/store/store.tables.ts'
import { csvOf } from '#test/imports.ts'
import { aStoreThatImports } from '#test/stores/product-imports.ts'
import { startUploads } from '#test/uploads.ts'

const RULE = {
  regions: ['AE'],
  firstUnits: 1000,
  first: '20.00',
  furtherUnits: 1000,
  further: '5.00',
  freeFrom: null,
}

it('a file has a stock column for each warehouse, and names a delivery template [BO-3]', async () => {
  await using uploads = await startUploads()
  const { server } = uploads
  const { db } = server.ctx
  const trader = await aStoreThatImports(server, 'gulf')
  const { id: dubai } = await aWarehouse(server.ctx, { sellerId: trader.sellerId })
  const called = (name: string, id: string) =>
    db.update(warehouse).set({ name }).where(eq(warehouse.id, id))
  await called('Sharjah yard', trader.warehouseId)
  await called('Al Quoz', dubai)
  const { freightTemplateId } = await trader.call(freightEndpoints.create, {
    body: { name: 'Heavy parts', unit: 'weight', rules: [RULE] },
  })
  const headings = [
    'Code',
    'Name',
    'Category',
    'Condition',
    'Price',
    'On hand, Sharjah yard',
    'Al Quoz',
  ]
  const row = (code: string, ...cells: string[]) => [
    code,
    `Tooth ${code}`,
    'Teeth',
    'New',
    '62',
    ...cells,
  ]
  const file = csvOf(
    [row('A-1', '180', '60', 'heavy parts'), row('A-2', '', '3', 'By camel')],
    [...headings, 'Delivery template'],
  )
  const first = await trader.imported(file)
  expect(first).toMatchObject({ counts: { new: 1, faulty: 1 }, faults: [{ fault: 'notChoice' }] })
  expect(await db.select().from(product)).toMatchObject([{ freightTemplateId }])
  const places = async () => {
    const rows = await db
      .select({ warehouseId: stock.warehouseId, onHand: stock.onHand })
      .from(stock)
      .innerJoin(sku, and(eq(sku.id, stock.skuId), eq(sku.code, 'A-1')))
      .orderBy(asc(stock.onHand))
    return rows.map(({ warehouseId, onHand }) => [
      warehouseId === dubai ? 'Al Quoz' : 'Sharjah',
      onHand,
    ])
  }
  expect(await places()).toEqual([
    ['Al Quoz', 60],
    ['Sharjah', 180],
  ])

  await db.update(stock).set({ held: 20 }).where(eq(stock.warehouseId, trader.warehouseId))
  const few = await trader.checked(csvOf([['A-1', '19', '']], ['Code', 'Sharjah yard', 'Al Quoz']))
  const { rows } = await trader.call(merchantImportEndpoints.faults, {
    query: { importId: few.importId },
  })
  expect(rows).toMatchObject([{ faults: [{ header: 'Sharjah yard', fault: 'heldForOrders' }] }])
  const second = await trader.imported(
    csvOf([['A-1', '', '61']], ['Code', 'Sharjah yard', 'Al Quoz']),
  )
  expect(second.counts).toMatchObject({ changed: 1 })
  expect(await places()).toEqual([
    ['Al Quoz', 61],
    ['Sharjah', 180],
  ])
})
