import { sql } from 'drizzle-orm'
import { job } from '#kernel/jobs.ts'
import { reckonGuides } from './valuation.service.ts'

/** As many as one run takes in a minute or so; the next run goes on. */
const AT_ONCE = 5000

/** Ranges that a newer sale, or a sale that became too old, has made untrue. */
export const refreshGuides = job({
  name: 'valuation.refresh-guides',
  cron: '*/30 * * * *',
  async run(ctx) {
    const now = ctx.now().toISOString()
    const { rows } = await ctx.db.execute<{ id: string }>(sql`
      select device.id from device join price_guide on price_guide.device_id = device.id
      where device.state = 'listed' and (
        price_guide.reckoned_at < ${now}::timestamptz - interval '7 days'
        or exists (
          select 1 from sale
          where sale.brand_id = device.brand_id and sale.model = device.model
            and sale.created_at > price_guide.reckoned_at))
      order by price_guide.reckoned_at limit ${AT_ONCE}`)
    await reckonGuides(
      ctx,
      rows.map(({ id }) => id),
    )
  },
})
