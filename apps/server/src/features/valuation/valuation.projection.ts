import { sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'

/** Listed devices whose guide price was calculated before a newer sale, or more than a week ago. */
export async function devicesWithOldGuide(ctx: Ctx, limit: number): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select device.id from device join price_guide on price_guide.device_id = device.id
    where device.state = 'listed' and (
      price_guide.calculated_at < ${ctx.now().toISOString()}::timestamptz - interval '7 days'
      or exists (
        select 1 from sale
        where sale.brand_id = device.brand_id and sale.model = device.model
          and sale.created_at > price_guide.calculated_at))
    order by price_guide.calculated_at limit ${limit}`)
  return rows.map(({ id }) => id)
}
