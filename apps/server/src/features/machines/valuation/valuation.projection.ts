import type { Grade } from '@ironsouq/contract/machines/device/device.enums'
import { sql } from 'drizzle-orm'
import { brandName } from '#features/machines/brand/brand.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'

/** Listed devices whose guide price was calculated before a newer sale, or more than a week ago. */
export async function devicesWithOldGuide(ctx: Ctx, limit: number): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select device.id from device join price_guide on price_guide.device_id = device.id
    where device.state = 'listed' and (
      price_guide.calculated_at < ${ctx.now().toISOString()}::timestamptz - interval '7 days'
      or exists (
        select 1 from price_record
        where price_record.brand_id = device.brand_id and price_record.model = device.model
          and price_record.created_at > price_guide.calculated_at))
    order by price_guide.calculated_at limit ${limit}`)
  return rows.map(({ id }) => id)
}

interface SalesInCategory {
  categoryId: string
  years: { from: number; to: number }
  /** The whole branch of the tree up to the first level, not only the category itself. */
  whole: boolean
  locale: string
  limit: number
}

/** The latest sales of the last year of models that the catalogue has in a category. */
export async function salesInCategory(
  ctx: Ctx,
  { categoryId, years, whole, locale, limit }: SalesInCategory,
) {
  const root = sql`(select ancestor_code from category_path
    where category_id = ${categoryId} order by distance desc limit 1)`
  const within = whole
    ? sql`machine_model.category_id in (
        select category_id from category_path where ancestor_code = ${root})`
    : sql`machine_model.category_id = ${categoryId}`
  const { rows } = await ctx.db.execute<{
    machine: string
    deviceId: string | null
    yearMade: number
    workHours: number | null
    grade: Grade
    priceMinor: string
    priceCurrency: string
    soldOn: string
  }>(sql`
    select ${brandName(sql`price_record.brand_id`, sql`${locale}::text`)} || ' ' || price_record.model as machine,
      price_record.device_id as "deviceId", price_record.year_made as "yearMade", price_record.work_hours as "workHours",
      price_record.grade, price_record.price_minor::text as "priceMinor", price_record.price_currency as "priceCurrency",
      price_record.sold_on::text as "soldOn"
    from (select distinct brand_id, name from machine_model where ${within}) as known
    cross join lateral (
      select * from price_record
      where price_record.brand_id = known.brand_id and price_record.model = known.name
        and price_record.sold_on > ${ctx.now().toISOString()}::date - 365
        and price_record.year_made between ${years.from} and ${years.to}
      order by price_record.sold_on desc limit ${limit}) as price_record
    order by price_record.sold_on desc, price_record.id limit ${limit}`)
  return rows.map((row) => ({ ...row, priceMinor: BigInt(row.priceMinor) }))
}
