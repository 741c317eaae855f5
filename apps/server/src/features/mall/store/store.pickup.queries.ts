import type { PickupPoint } from '@ironsouq/contract/mall/order/checkout.schema'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { idsToMatch, prepared } from '#kernel/data/db.ts'
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

const points = prepared((db) =>
  db
    .select({ sellerId: warehouse.sellerId, point: shownPoint })
    .from(warehouse)
    .where(
      and(
        sql`${warehouse.sellerId} = any(${sql.placeholder('sellerIds')}::uuid[])`,
        eq(warehouse.isPickupPoint, true),
        eq(warehouse.isActive, true),
      ),
    )
    .orderBy(asc(warehouse.position), asc(warehouse.id))
    .prepare('pickup_points'),
)

/** Where buyers may pick up goods of stores, by store. */
export async function pickupPointsOf(
  ctx: Ctx,
  sellerIds: readonly string[],
): Promise<Map<string, PickupPoint[]>> {
  if (sellerIds.length === 0) return new Map()
  const rows = await points(ctx).execute({ sellerIds: idsToMatch(sellerIds) })
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
