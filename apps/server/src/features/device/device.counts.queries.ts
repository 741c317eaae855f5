import { EMIRATES, GRADES, type Emirate, type Grade } from '@ironsouq/contract/device/device.enums'
import { sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'

export interface Stock {
  total: number
  newSince: number
  /** Those that have any, in their order. */
  emirates: { emirate: Emirate; count: number }[]
  /** All of the letters, in their order. */
  grades: { grade: Grade; count: number }[]
  /** By the id of the category a machine itself stands under. */
  ofCategory: ReadonlyMap<string, number>
  ofBrand: ReadonlyMap<string, number>
}

interface Row extends Record<string, unknown> {
  /** Of these four a row has the one it is counted by; the row of the whole has none. */
  emirate: Emirate | null
  grade: Grade | null
  categoryId: string | null
  brandId: string | null
  count: number
  newSince: number
}

/**
 * The machines on sale, counted every way at once. They are passed over once, and counted again
 * only as the few groups that are left of them.
 */
export async function stockOnSale(ctx: Ctx, since: Date): Promise<Stock> {
  const { rows } = await ctx.db.execute<Row>(sql`
    select
      emirate, grade, category_id as "categoryId", brand_id as "brandId",
      coalesce(sum(machines), 0)::int as count,
      coalesce(sum(newer), 0)::int as "newSince"
    from (
      select
        emirate, grade, category_id, brand_id,
        count(*) as machines,
        count(*) filter (where listed_at >= ${since.toISOString()}::timestamptz) as newer
      from device
      where state = 'listed'
      group by emirate, grade, category_id, brand_id
    ) as counted
    group by grouping sets ((), (emirate), (grade), (category_id), (brand_id))`)
  const by = <T>(key: (row: Row) => T | null) =>
    new Map(
      rows.flatMap((row) => {
        const value = key(row)
        return value === null ? [] : [[value, row.count] as const]
      }),
    )
  const ofEmirate = by(({ emirate }) => emirate)
  const ofGrade = by(({ grade }) => grade)
  const whole = rows.find((row) => !(row.emirate ?? row.grade ?? row.categoryId ?? row.brandId))
  return {
    total: whole?.count ?? 0,
    newSince: whole?.newSince ?? 0,
    emirates: EMIRATES.flatMap((emirate) => {
      const count = ofEmirate.get(emirate)
      return count ? [{ emirate, count }] : []
    }),
    grades: GRADES.map((grade) => ({ grade, count: ofGrade.get(grade) ?? 0 })),
    ofCategory: by(({ categoryId }) => categoryId),
    ofBrand: by(({ brandId }) => brandId),
  }
}
