import { storeEndpoints } from '@ironsouq/contract/mall/store/store.endpoints'
import { product, productFit, sku } from '@ironsouq/server/features/mall/product/product.tables.ts'
import { stock, stockMovement } from '@ironsouq/server/features/mall/product/stock.tables.ts'
import {
  store,
  storeContract,
  storePage,
  warehouse,
} from '@ironsouq/server/features/mall/store/store.tables.ts'
import { one } from '@ironsouq/server/kernel/data/db.ts'
import { startServer } from '@ironsouq/server/test/harness.ts'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { seedCatalogue } from '../../seed/catalogue.ts'
import { demoStores } from '../stores.ts'
import { seedMall } from './mall.ts'

it('puts the mall in, and again only what is missing', { timeout: 60_000 }, async () => {
  await using server = await startServer()
  const { ctx } = server
  const { models } = await seedCatalogue(ctx)
  const few = { products: 60, onRequest: true }
  expect(await seedMall(ctx, models, few)).toMatchObject({ stores: 40, products: 60, drawings: 0 })
  expect(await seedMall(ctx, models, few)).toMatchObject({ stores: 40, products: 0, drawings: 0 })
  expect(await ctx.db.$count(store)).toBe(40)
  expect(await ctx.db.$count(storePage)).toBe(40)
  expect(await ctx.db.$count(storeContract)).toBe(40)
  // A warehouse is where its area is.
  const places = demoStores.map(({ emirate, area }) => `${area}, ${emirate}`)
  for (const { area, emirate } of await ctx.db.select().from(warehouse))
    expect(places).toContain(`${area}, ${emirate}`)
  const { id: storeId } = one(await ctx.db.select().from(store).limit(1))
  const page = await server.client({ language: 'ar' })(storeEndpoints.info, { query: { storeId } })
  expect(page).toMatchObject({ isSelling: true })
  expect(page.blocks.length).toBeGreaterThan(0)
  expect(await ctx.db.$count(product)).toBe(60)
  expect(await ctx.db.$count(product, eq(product.isVirtual, true))).toBe(0)
  expect(await ctx.db.$count(productFit)).toBeGreaterThan(60)
  expect(await ctx.db.$count(sku)).toBeGreaterThanOrEqual(60)
  const onHand = await ctx.db.select({ n: stock.onHand }).from(stock)
  const moved = await ctx.db.select({ n: stockMovement.onHandChange }).from(stockMovement)
  const total = (rows: { n: number }[]) => rows.reduce((all, { n }) => all + n, 0)
  expect(total(moved)).toBe(total(onHand))
})
