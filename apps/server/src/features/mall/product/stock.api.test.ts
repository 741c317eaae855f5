import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { aWarehouse } from '#features/mall/store/store.builder.ts'
import { atomic } from '#kernel/ctx.ts'
import { limitedToSeller } from '#kernel/data/seller-limit.ts'
import { startCtx } from '#test/harness.ts'
import { aShop } from '#test/mall/market.ts'

it('is never in the warehouse of another store, whatever a statement of a merchant says [ST-4]', async () => {
  await using server = await startCtx()
  const [own, other] = [await aShop(server.ctx), await aShop(server.ctx)]
  const second = await aWarehouse(server.ctx, { sellerId: own.sellerId })
  const merchant = limitedToSeller(server.ctx, own.sellerId)
  const placing = (warehouseId: string) =>
    atomic(merchant, ({ db }) =>
      db.execute(sql`insert into stock (sku_id, warehouse_id, seller_id, on_hand, created_at, updated_at)
        values (${own.skuId}, ${warehouseId}, ${own.sellerId}, 1, now(), now())`),
    )
  await expect(placing(other.warehouseId)).rejects.toMatchObject({
    cause: { code: '23503', constraint: 'stock_of_warehouse' },
  })
  expect(await placing(second.id)).toMatchObject({ rowCount: 1 })
})
