import {
  EMIRATES,
  GRADES,
  type Emirate,
  type Grade,
} from '@ironsouq/contract/machines/device/device.enums'
import { sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'

export interface ListedCounts {
  total: number
  newSince: number
  /** Emirates with at least one device, in their order. */
  emirates: { emirate: Emirate; count: number }[]
  /** Every grade, in order. */
  grades: { grade: Grade; count: number }[]
  /** By the id of the device's own category, without its ancestors. */
  ofCategory: ReadonlyMap<string, number>
  ofBrand: ReadonlyMap<string, number>
}

interface Row extends Record<string, unknown> {
  /** A row has the one of these four that it is grouped by; the row of the total has none. */
  emirate: Emirate | null
  grade: Grade | null
  categoryId: string | null
  brandId: string | null
  count: number
  newSince: number
}

/**
 * Counts of listed devices by emirate, grade, category and brand. One pass over the index groups by
 * all four; the grouping sets then read only those groups.
 */
export async function countListed(ctx: Ctx, since: Date): Promise<ListedCounts> {
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
  const all = rows.find((row) => !(row.emirate ?? row.grade ?? row.categoryId ?? row.brandId))
  return {
    total: all?.count ?? 0,
    newSince: all?.newSince ?? 0,
    emirates: EMIRATES.flatMap((emirate) => {
      const count = ofEmirate.get(emirate)
      return count ? [{ emirate, count }] : []
    }),
    grades: GRADES.map((grade) => ({ grade, count: ofGrade.get(grade) ?? 0 })),
    ofCategory: by(({ categoryId }) => categoryId),
    ofBrand: by(({ brandId }) => brandId),
  }
}
