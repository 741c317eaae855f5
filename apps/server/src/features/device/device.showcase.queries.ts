import type { Grade } from '@ironsouq/contract/device/device.enums'
import type { DeviceCard, Picture } from '@ironsouq/contract/device/device.schema'
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { cardColumns, pictures } from './device.card.queries.ts'
import { presentCard } from './device.present.ts'
import { device, devicePicture } from './device.tables.ts'

interface Wanted {
  limit: number
  grades?: readonly Grade[]
  categoryIds?: readonly string[]
  brandId?: string
  /** Only those that can be put in a window: with a picture and a price. */
  presentable?: boolean
}

const pictured = sql`exists (select 1 from ${devicePicture} where ${devicePicture.deviceId} = device.id)`

/** The machines that came on sale last, the newest first. */
export async function newestDevices(
  ctx: Ctx,
  { limit, grades, categoryIds, brandId, presentable = false }: Wanted,
): Promise<DeviceCard[]> {
  const rows = await ctx.db
    .select(cardColumns(sql`${ctx.locale}::text`))
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

/** Of each category the picture of the newest machine that has one; the newest of all comes first. */
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
