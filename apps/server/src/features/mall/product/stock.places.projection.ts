import { and, eq, inArray } from 'drizzle-orm'
import { warehouse } from '#features/mall/store/store.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'

/** Whether a warehouse is of this store and in use. */
export async function isOwnWarehouse(
  ctx: Ctx,
  { sellerId, warehouseId }: { sellerId: string; warehouseId: string },
): Promise<boolean> {
  const own = and(
    eq(warehouse.id, warehouseId),
    eq(warehouse.sellerId, sellerId),
    eq(warehouse.isActive, true),
  )
  return (await ctx.db.$count(warehouse, own)) > 0
}

/** Whether all of these warehouses are of this store and in use. */
export async function areOwnWarehouses(
  ctx: Ctx,
  sellerId: string,
  warehouseIds: readonly string[],
): Promise<boolean> {
  const own = and(
    inArray(warehouse.id, [...warehouseIds]),
    eq(warehouse.sellerId, sellerId),
    eq(warehouse.isActive, true),
  )
  return (await ctx.db.$count(warehouse, own)) === warehouseIds.length
}
