import type { Grade } from '@ironsouq/contract/machines/device/device.enums'
import { SALES_MONTHS } from '@ironsouq/contract/machines/sold-price/sold-price.schema'
import { sql, type SQL } from 'drizzle-orm'
import { brandName } from '#features/machines/brand/brand.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'

/** The trading currency; prices in others are not mixed with these. */
export const SALES_CURRENCY = 'AED'

/** Minor units as text: the quartiles and the median. */
export interface PriceRow {
  count: number
  low: string
  median: string
  high: string
}

const quarter = (share: number) =>
  sql`(percentile_disc(${sql.raw(String(share))}) within group (order by price_record.price_minor))::text`

const FIGURES = sql`count(*)::int as count, ${quarter(0.25)} as low, ${quarter(0.5)} as median,
  ${quarter(0.75)} as high`

const isRecent = (ctx: Ctx) => sql`price_record.price_currency = ${SALES_CURRENCY}
  and price_record.sold_on > ${ctx.now().toISOString().slice(0, 10)}::date
    - make_interval(months => ${SALES_MONTHS})`

interface ModelRow extends PriceRow {
  brandCode: string
  brandName: string
  model: string
  soldOn: string
}

/** Every model that was sold lately, those with most sales first. */
export async function modelsSold(ctx: Ctx, locale: string): Promise<ModelRow[]> {
  const { rows } = await ctx.db.execute<ModelRow & Record<string, unknown>>(sql`
    select brand.code as "brandCode", ${brandName(sql`brand.id`, sql`${locale}::text`)} as "brandName",
      sold.model, sold.count, sold.low, sold.median, sold.high, sold.sold_on::text as "soldOn"
    from (
      select price_record.brand_id, price_record.model, max(price_record.sold_on) as sold_on, ${FIGURES}
      from price_record where ${isRecent(ctx)} group by price_record.brand_id, price_record.model
    ) as sold join brand on brand.id = sold.brand_id
    order by sold.count desc, brand.code, sold.model`)
  return rows
}

export interface SoldModelKey {
  brandCode: string
  model: string
}

const ofModel = (ctx: Ctx, { brandCode, model }: SoldModelKey): SQL => sql`
  price_record.brand_id = (select id from brand where code = ${brandCode}) and price_record.model = ${model}
  and ${isRecent(ctx)}`

/** What a model was sold for by year of manufacture, the newest first. */
export async function pricesByYear(ctx: Ctx, key: SoldModelKey) {
  const { rows } = await ctx.db.execute<PriceRow & { yearMade: number } & Record<string, unknown>>(
    sql`select price_record.year_made as "yearMade", ${FIGURES} from price_record
      where ${ofModel(ctx, key)} group by price_record.year_made order by price_record.year_made desc`,
  )
  return rows
}

interface SaleRow extends Record<string, unknown> {
  soldOn: string
  yearMade: number
  workHours: number | null
  mileageKm: number | null
  grade: Grade
  priceMinor: string
}

interface Wanted extends SoldModelKey {
  year: number | undefined
  current: number
  size: number
}

/** One page of the sales of a model, the newest first. */
export async function salesOfModel(ctx: Ctx, { year, current, size, ...key }: Wanted) {
  const ofYear = year === undefined ? sql`` : sql`and price_record.year_made = ${year}`
  const { rows } = await ctx.db.execute<SaleRow>(sql`
    select price_record.sold_on::text as "soldOn", price_record.year_made as "yearMade",
      price_record.work_hours as "workHours", price_record.mileage_km as "mileageKm", price_record.grade,
      price_record.price_minor::text as "priceMinor"
    from price_record where ${ofModel(ctx, key)} ${ofYear}
    order by price_record.sold_on desc, price_record.id limit ${size} offset ${(current - 1) * size}`)
  return rows
}

/** How many machines of the model are for sale. */
export async function listedOfModel(ctx: Ctx, { brandCode, model }: SoldModelKey): Promise<number> {
  const { rows } = await ctx.db.execute<{ count: number }>(sql`
    select count(*)::int as count from device
    where device.brand_id = (select id from brand where code = ${brandCode})
      and device.model = ${model} and device.state = 'listed'`)
  return rows[0]?.count ?? 0
}
