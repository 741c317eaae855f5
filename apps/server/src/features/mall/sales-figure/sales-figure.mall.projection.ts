import type {
  MallSales,
  StoreFigures,
} from '@ironsouq/contract/mall/sales-figure/sales-figure.endpoints'
import {
  BEST_STORES,
  MALL_CURRENCY,
  type SalesDays,
} from '@ironsouq/contract/mall/sales-figure/sales-figure.enums'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { sql, type SQL } from 'drizzle-orm'
import { storeName } from '#features/mall/store/store.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { type DaySums, salesFigures } from './sales-figure.present.ts'
import { daySums } from './sales-figure.queries.ts'
import { periodOf } from './sales-figure.rules.ts'

const ofCurrency = sql`currency = ${MALL_CURRENCY}`

/** The stores with the most of something in the period; those with nothing of it are left out. */
async function storesBy(
  ctx: Ctx,
  { from, to }: { from: string; to: string },
  by: SQL,
): Promise<StoreFigures[]> {
  const name = storeName(sql`sums.seller_id`, sql`${ctx.locale}::text`)
  const { rows } = await ctx.db.execute<
    Omit<DaySums, 'day'> & { storeId: string; name: string | null }
  >(sql`
    select sums.*, seller_id as "storeId", ${name} as name from (
      select seller_id, sum(orders)::int as orders, sum(sales_minor)::text as sales, sum(refunds)::int as refunds,
        sum(shipped)::int as shipped, sum(shipped_late)::int as "shippedLate", sum(late)::int as late,
        sum(${by}) as rank
      from store_day where day between ${from}::date and ${to}::date and ${ofCurrency}
      group by seller_id having sum(${by}) > 0
      order by rank desc, seller_id limit ${BEST_STORES}
    ) as sums order by rank desc, seller_id`)
  return rows.map(({ storeId, name: shown, orders, sales, ...row }) => ({
    storeId,
    name: shown ?? '',
    orders,
    sales: fromMinor(BigInt(sales), MALL_CURRENCY),
    refunds: row.refunds,
    shipped: row.shipped,
    shippedLate: row.shippedLate,
    late: row.late,
  }))
}

/** What all stores sold, with what the mall earned of it. */
export async function mallSales(ctx: Ctx, days: SalesDays): Promise<MallSales> {
  const at = ctx.now()
  const period = periodOf(at, days)
  return {
    ...salesFigures(await daySums(ctx, period, ofCurrency), { at, currency: MALL_CURRENCY }),
    best: await storesBy(ctx, period, sql`sales_minor`),
    late: await storesBy(ctx, period, sql`late`),
  }
}
