import { sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import type { DaySums } from './sales-figure.present.ts'
import type { periodOf } from './sales-figure.rules.ts'

/** The sums of each day of the period and of the one before it, also of days without an order. */
export async function daySums(
  ctx: Ctx,
  { fromBefore, to }: ReturnType<typeof periodOf>,
  which: SQL,
): Promise<DaySums[]> {
  const { rows } = await ctx.db.execute<DaySums>(sql`
    with found as (
      select day, sum(orders)::int as orders, sum(sales_minor)::text as sales, sum(commission_minor)
          - sum(refunded_commission_minor) as commission, sum(refunds)::int as refunds,
        sum(refunded_minor)::text as refunded, sum(shipped)::int as shipped,
        sum(shipped_late)::int as "shippedLate", sum(late)::int as late
      from store_day where day between ${fromBefore}::date and ${to}::date and ${which} group by day
    )
    select to_char(each.day, 'YYYY-MM-DD') as day, coalesce(orders, 0) as orders, coalesce(sales, '0') as sales,
      coalesce(commission, 0)::text as commission, coalesce(refunds, 0) as refunds,
      coalesce(refunded, '0') as refunded, coalesce(shipped, 0) as shipped,
      coalesce("shippedLate", 0) as "shippedLate", coalesce(late, 0) as late
    from (select generate_series(${fromBefore}::date, ${to}::date, '1 day')::date as day) as each
    left join found on found.day = each.day
    order by each.day`)
  return rows
}
