import type { Ctx } from '@ironsouq/server/kernel/ctx.ts'
import { databaseOn, one } from '@ironsouq/server/kernel/data/db.ts'
import { startCtx } from '@ironsouq/server/test/harness.ts'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { seedCatalogue } from '../../seed/catalogue.ts'
import { seedMall } from './mall.ts'
import { seedOffers } from './offers.ts'

const offers = async ({ db }: Ctx) => {
  const { rows } = await db.execute<Record<string, number>>(sql`
    with offer as (select product.* from product join seller on seller.id = product.seller_id
      where seller.code like 'measured-%')
    select count(*)::int as products, count(distinct seller_id)::int as stores,
      (select count(*)::int from product_text where product_id in (select id from offer)) as texts,
      (select count(*)::int from product_fit where product_id in (select id from offer)) as fits,
      count(*) filter (where not exists (select 1 from sku join stock on stock.sku_id = sku.id
        join warehouse on warehouse.id = stock.warehouse_id and warehouse.seller_id = offer.seller_id
        where sku.product_id = offer.id))::int as without_stock,
      count(*) filter (where (lowest_minor, highest_minor) <> (
        select min(price_minor), max(price_minor) from sku where product_id = offer.id))::int as mispriced,
      count(*) filter (where not exists (select 1 from freight_template
        where id = freight_template_id and seller_id = offer.seller_id))::int as unsent
    from offer`)
  return one(rows)
}

it(
  'makes products for measuring, and an interrupted run is continued',
  { timeout: 60_000 },
  async () => {
    await using server = await startCtx()
    const ctx = { ...server.ctx, db: databaseOn(server.pool) }
    const { models } = await seedCatalogue(ctx)
    await seedMall(ctx, models, { products: 40, onRequest: true })
    const wanted = { count: 70, atOnce: 30 }
    const interrupted = seedOffers(ctx, wanted, () => {
      throw new Error('killed')
    })
    await expect(interrupted).rejects.toThrow('killed')
    expect(await offers(ctx)).toMatchObject({ products: 30, texts: 300 })
    const told: number[] = []
    await seedOffers(ctx, wanted, (done) => told.push(done))
    expect(told).toEqual([60, 70])
    await seedOffers(ctx, wanted, (done) => told.push(done))
    expect(told).toHaveLength(2)
    const whole = await offers(ctx)
    expect(whole).toMatchObject({
      products: 70,
      texts: 700,
      without_stock: 0,
      mispriced: 0,
      unsent: 0,
    })
    expect(whole['stores']).toBeGreaterThan(10)
    expect(whole['fits']).toBeGreaterThan(70)
  },
)
