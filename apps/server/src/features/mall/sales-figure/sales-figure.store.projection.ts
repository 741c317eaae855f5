import { laterDay } from '@ironsouq/contract/content/branch/branch-opening'
import {
  BEST_PRODUCTS,
  type FigureGrain,
  type SalesDays,
} from '@ironsouq/contract/mall/sales-figure/sales-figure.enums'
import type {
  BestProduct,
  StoreSales,
} from '@ironsouq/contract/mall/sales-figure/sales-figure.schema'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { sql } from 'drizzle-orm'
import { currencyOfStore } from '#features/mall/product/product.store.projection.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { salesFigures } from './sales-figure.present.ts'
import { daySums } from './sales-figure.queries.ts'
import { daysLeft, periodOf, wholeMonths } from './sales-figure.rules.ts'

interface Asked {
  sellerId: string
  currency: string
  days: SalesDays
}

interface Best extends Record<string, unknown> {
  productId: string
  name: string | null
  picture: string | null
  sold: number
  sales: string
  refunded: number
  stock: number
}

/** Whole months of a product are one row each; only the days beside them are added up. */
async function bestProducts(ctx: Ctx, asked: Asked): Promise<BestProduct[]> {
  const { sellerId, currency, days } = asked
  const { from, to } = periodOf(ctx.now(), days)
  const months = wholeMonths({ from, to })
  const range = (grain: FigureGrain, starts: string, end: string) => sql`
    select product_id, quantity, sales_minor, refunded from product_period
    where seller_id = ${sellerId}::uuid and currency = ${currency} and grain = ${grain}
      and starts_on >= ${starts}::date and starts_on < ${end}::date`
  const after = laterDay(to, 1)
  // Three ranges of an index: one condition for all of them would read the whole table.
  const ranges = months
    ? [
        range('month', months.first, months.end),
        range('day', from, months.first),
        range('day', months.end, after),
      ]
    : [range('day', from, after)]
  const { rows } = await ctx.db.execute<Best>(sql`
    with best as (
      select product_id, sum(quantity)::int as sold, sum(sales_minor) as sales, sum(refunded)::int as refunded
      from (${sql.join(ranges, sql` union all `)}) as sold_in
      group by product_id having sum(quantity) > 0
      order by sales desc, product_id limit ${BEST_PRODUCTS}
    )
    select product_id as "productId", sold, sales::text as sales, refunded,
      (select name from product_text where product_text.product_id = best.product_id
        and locale in (${ctx.locale}, 'en') order by locale = 'en' limit 1) as name,
      (select object_key from product_picture where product_picture.product_id = best.product_id
        order by position limit 1) as picture,
      (select coalesce(sum(on_hand - held), 0)::int from stock join sku on sku.id = stock.sku_id
        where sku.product_id = best.product_id and sku.is_active) as stock
    from best order by best.sales desc, product_id`)
  return rows.map(({ sales, sold, stock, name, ...row }) => ({
    ...row,
    name: name ?? '',
    sold,
    sales: fromMinor(BigInt(sales), currency),
    stock,
    daysLeft: daysLeft(stock, sold, days),
  }))
}

/** What a store sold, from rows that are as many as its days and products, not as its orders [BO-11]. */
export const storeSales = (
  ctx: Ctx,
  sellerId: string,
  days: SalesDays,
): Promise<StoreSales | null> =>
  atomic(ctx, async (ctx) => {
    const currency = await currencyOfStore(ctx, sellerId)
    if (currency === undefined) return null
    const at = ctx.now()
    const which = sql`seller_id = ${sellerId}::uuid and currency = ${currency}`
    const rows = await daySums(ctx, periodOf(at, days), which)
    return {
      ...salesFigures(rows, { at, currency }),
      products: await bestProducts(ctx, { sellerId, currency, days }),
    }
  })
