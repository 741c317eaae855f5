import type { Grade } from '@ironsouq/contract/machines/device/device.enums'
import type { DeviceCard, Picture } from '@ironsouq/contract/machines/device/device.schema'
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { device, devicePicture } from '#features/machines/device/device.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { cardColumns, pictures, presentCard } from './device-card.projection.ts'

interface Wanted {
  limit: number
  grades?: readonly Grade[]
  categoryIds?: readonly string[]
  brandId?: string
  /** Only devices with a picture and a price. */
  presentable?: boolean
}

const pictured = sql`exists (select 1 from ${devicePicture} where ${devicePicture.deviceId} = device.id)`

/** The devices that were listed last, newest first. */
export async function newestDevices(
  ctx: Ctx,
  { limit, grades, categoryIds, brandId, presentable = false }: Wanted,
): Promise<DeviceCard[]> {
  const rows = await ctx.db
    .select(cardColumns(ctx))
    .from(device)
    .where(
      and(
        eq(device.state, 'listed'),
        grades ? inArray(device.grade, [...grades]) : undefined,
        categoryIds ? inArray(device.categoryId, [...categoryIds]) : undefined,
        brandId ? eq(device.brandId, brandId) : undefined,
        presentable ? and(isNotNull(device.priceMinor), pictured) : undefined,
      ),
    )
    .orderBy(desc(device.listedAt), desc(device.id))
    .limit(limit)
  return rows.map(presentCard)
}

/** The cards of the listed devices among these, in no order. */
export async function cardsByStockNo(ctx: Ctx, stockNos: readonly string[]): Promise<DeviceCard[]> {
  if (stockNos.length === 0) return []
  const rows = await ctx.db
    .select(cardColumns(ctx))
    .from(device)
    .where(and(eq(device.state, 'listed'), inArray(device.stockNo, [...stockNos])))
  return rows.map(presentCard)
}

/** The picture of the newest device with a picture, per category; the newest device comes first. */
export async function newestPictures(
  ctx: Ctx,
  categoryIds: readonly string[],
): Promise<{ categoryId: string; picture: Picture }[]> {
  const { rows } = await ctx.db.execute<{ categoryId: string; picture: Picture }>(sql`
    select wanted.id as "categoryId", newest.picture
    from unnest(${sql.param(categoryIds)}::uuid[]) as wanted (id)
    cross join lateral (
      select device.listed_at, ${pictures} -> 0 as picture
      from device
      where device.category_id = wanted.id and device.state = 'listed' and ${pictured}
      order by device.listed_at desc
      limit 1
    ) as newest
    order by newest.listed_at desc`)
  return rows
}
