import { sql, type SQL } from 'drizzle-orm'
import { brandName } from '#features/machines/brand/brand.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import {
  agesOf,
  type AgeRow,
  AGES,
  priceOf,
  type PriceRow,
  pricesOf,
  TRADE_CURRENCY,
} from './landing-page.rules.ts'

const WEEK = 7 * 86_400_000
/** Older sales are from another market. */
const SALES_YEARS = 2
const MODELS = 8
const BRANDS = 12

interface Row extends Record<string, unknown> {
  total: number
  newThisWeek: number
  prices: PriceRow
  categories: { id: string; count: number }[]
  brands: { code: string; name: string; count: number }[]
  models: {
    brandCode: string
    brandName: string
    model: string
    count: number
    median: string | null
  }[]
  ages: AgeRow[]
}

/** Quartiles of a set of prices, in minor units. */
const quarters = (price: SQL) => sql`
  'count', count(${price}),
  'low', (percentile_disc(0.25) within group (order by ${price}))::text,
  'median', (percentile_disc(0.5) within group (order by ${price}))::text,
  'high', (percentile_disc(0.75) within group (order by ${price}))::text`

const bandOf = (age: SQL) =>
  sql`width_bucket(greatest(${age}, 0), array[${sql.raw(AGES.join(', '))}])`

interface Scope {
  /** Of a row of `device`. */
  machines: SQL
  /** Of a row of `price_record`. */
  sales: SQL
}

/** Counts and prices of the listed devices within a scope, in one pass over them. */
async function figuresOf(ctx: Ctx, { machines, sales }: Scope) {
  const now = ctx.now()
  const today = sql`${now.toISOString().slice(0, 10)}::date`
  const weekAgo = new Date(now.getTime() - WEEK).toISOString()
  const { rows } = await ctx.db.execute<Row>(sql`
    with machine as materialized (
      select category_id, brand_id, model, year_made, listed_at,
        case when price_currency = ${TRADE_CURRENCY} then price_minor end as price
      from device where state = 'listed' and ${machines}
    ), known as (
      select 'asked' as basis,
        ${bandOf(sql`extract(year from ${today})::int - year_made`)} as band, price
      from machine where price is not null
      union all
      select 'sold', ${bandOf(sql`extract(year from sold_on)::int - year_made`)}, price_minor
      from price_record
      where price_currency = ${TRADE_CURRENCY} and ${sales}
        and sold_on > ${today} - make_interval(years => ${SALES_YEARS})
    )
    select
      count(*)::int as total,
      (count(*) filter (where listed_at >= ${weekAgo}::timestamptz))::int as "newThisWeek",
      json_build_object(${quarters(sql`price`)}) as prices,
      (select coalesce(json_agg(c), '[]') from (
        select category_id as id, count(*)::int as count from machine group by category_id
      ) as c) as categories,
      (select coalesce(json_agg(b), '[]') from (
        select brand.code, ${brandName(sql`brand.id`, sql`${ctx.locale}::text`)} as name, counted.count
        from (
          select brand_id, count(*)::int as count from machine
          group by brand_id order by count(*) desc, brand_id limit ${BRANDS}
        ) as counted join brand on brand.id = counted.brand_id
        order by counted.count desc, brand.code
      ) as b) as brands,
      (select coalesce(json_agg(m), '[]') from (
        select brand.code as "brandCode",
          ${brandName(sql`brand.id`, sql`${ctx.locale}::text`)} as "brandName",
          counted.model, counted.count, counted.median
        from (
          select brand_id, model, count(*)::int as count,
            (percentile_disc(0.5) within group (order by price))::text as median
          from machine group by brand_id, model
          order by count(*) desc, model, brand_id limit ${MODELS}
        ) as counted join brand on brand.id = counted.brand_id
        order by counted.count desc, counted.model
      ) as m) as models,
      (select coalesce(json_agg(a.row), '[]') from (
        select json_build_object('basis', basis, 'band', band, ${quarters(sql`price`)}) as row
        from known group by basis, band
      ) as a) as ages
    from machine`)
  const { prices, models, ages, ...counts } = one(rows)
  return {
    ...counts,
    prices: pricesOf(prices),
    models: models.map((model) => ({ ...model, median: priceOf(model.median) })),
    ...agesOf(ages),
  }
}

export const categoryFigures = (ctx: Ctx, categoryIds: readonly string[]) => {
  const ids = sql`${sql.param(categoryIds)}::uuid[]`
  return figuresOf(ctx, {
    machines: sql`category_id = any(${ids})`,
    sales: sql`exists (
      select 1 from machine_model m
      where m.brand_id = price_record.brand_id and m.name = price_record.model and m.category_id = any(${ids}))`,
  })
}

export const brandFigures = (ctx: Ctx, brandId: string) =>
  figuresOf(ctx, {
    machines: sql`brand_id = ${brandId}::uuid`,
    sales: sql`price_record.brand_id = ${brandId}::uuid`,
  })
