import type { PickupPoint } from '@ironsouq/contract/order/checkout.schema'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { warehouse } from './store.tables.ts'

const shownPoint = {
  warehouseId: warehouse.id,
  name: warehouse.name,
  emirate: warehouse.emirate,
  area: warehouse.area,
  address: warehouse.address,
  phone: warehouse.phone,
  hours: warehouse.hours,
}

/** Where buyers may pick up goods of stores, by store. */
export async function pickupPointsOf(
  ctx: Ctx,
  sellerIds: readonly string[],
): Promise<Map<string, PickupPoint[]>> {
  const rows = await ctx.db
    .select({ sellerId: warehouse.sellerId, point: shownPoint })
    .from(warehouse)
    .where(
      and(
        inArray(warehouse.sellerId, [...sellerIds]),
        eq(warehouse.isPickupPoint, true),
        eq(warehouse.isActive, true),
      ),
    )
    .orderBy(asc(warehouse.position), asc(warehouse.id))
  const byStore = Map.groupBy(rows, ({ sellerId }) => sellerId)
  return new Map([...byStore].map(([sellerId, of]) => [sellerId, of.map(({ point }) => point)]))
}

/** The point of an order, also when it is no longer one. */
export async function pickupPointById(ctx: Ctx, warehouseId: string): Promise<PickupPoint | null> {
  const [found] = await ctx.db
    .select(shownPoint)
    .from(warehouse)
    .where(eq(warehouse.id, warehouseId))
  return found ?? null
}
