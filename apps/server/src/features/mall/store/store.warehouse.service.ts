import { WAREHOUSES_MAX } from '@ironsouq/contract/mall/store/store.limits'
import type {
  Warehouse,
  WarehouseCreate,
  WarehouseEdit,
} from '@ironsouq/contract/mall/store/store.schema'
import { and, eq } from 'drizzle-orm'
import { phoneOf } from '#features/identity/verification/verification.phone.rules.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { updateVersioned } from '#kernel/data/versioned.ts'
import { Refusal } from '#kernel/errors.ts'
import { emit } from '#kernel/work/events.ts'
import { storeChanged } from './store.events.ts'
import { presentWarehouse } from './store.queries.ts'
import { ownStore } from './store.service.ts'
import { warehouse } from './store.tables.ts'

export const addWarehouse = (
  ctx: Ctx,
  sellerId: string,
  given: WarehouseCreate,
): Promise<Warehouse> =>
  atomic(ctx, async (ctx) => {
    // Of two at once the second waits, so that the count includes the first.
    await ownStore(ctx, sellerId)
    const position = await ctx.db.$count(warehouse, eq(warehouse.sellerId, sellerId))
    if (position >= WAREHOUSES_MAX)
      throw new Refusal('error.warehousesMax', { count: WAREHOUSES_MAX })
    const values = { ...given, phone: phoneOf(given.phone), sellerId, position }
    const row = one(
      await ctx.db
        .insert(warehouse)
        .values({ ...values, createdAt: ctx.now() })
        .returning(),
    )
    ctx.audit('warehouse', row.id, null, { name: row.name, isPickupPoint: row.isPickupPoint })
    await emit(ctx, storeChanged, { sellerId })
    return presentWarehouse(row)
  })

export const editWarehouse = (
  ctx: Ctx,
  sellerId: string,
  { warehouseId, version, ...given }: WarehouseEdit,
): Promise<Warehouse> =>
  atomic(ctx, async (ctx) => {
    const read = async () => {
      const [row] = await ctx.db
        .select()
        .from(warehouse)
        .where(and(eq(warehouse.id, warehouseId), eq(warehouse.sellerId, sellerId)))
      return row && presentWarehouse(row)
    }
    const row = await updateVersioned(
      ctx,
      warehouse,
      { id: warehouseId, version },
      { set: { ...given, phone: phoneOf(given.phone) }, read },
    )
    ctx.audit('warehouse', warehouseId, null, { name: row.name, isActive: row.isActive })
    await emit(ctx, storeChanged, { sellerId })
    return presentWarehouse(row)
  })
