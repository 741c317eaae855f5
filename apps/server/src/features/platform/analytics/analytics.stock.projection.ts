import { GRADES } from '@ironsouq/contract/machines/device/device.enums'
import {
  STOCK_AGES,
  STOCK_QUALITIES,
  type Stock,
} from '@ironsouq/contract/platform/analytics/analytics.endpoints'
import { sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { cached } from '#kernel/data/cached.ts'
import { dayBefore } from './analytics.rules.ts'

/** The place of a value among the beginnings of ranges; the first range is 0. */
const placeAmong = (value: SQL, starts: readonly number[]): SQL => {
  const bounds = starts.slice(1).map((start) => sql`${start}::int`)
  return sql`width_bucket(${value}::int, array[${sql.join(bounds, sql`, `)}])`
}

const listed = sql`state = 'listed' and listed_at is not null`

async function agesOf(ctx: Ctx): Promise<Stock['ages']> {
  const age = sql`extract(day from ${ctx.now().toISOString()}::timestamptz - listed_at)`
  const { rows } = await ctx.db.execute<{ age: number; grade: string; count: number }>(sql`
    select ${placeAmong(age, STOCK_AGES)} as age, grade, count(*)::int as count
    from device where ${listed} group by 1, 2`)
  return STOCK_AGES.map((fromDays, place) => {
    const own = rows.filter((row) => row.age === place)
    const grades = GRADES.map((grade) => ({
      grade,
      count: own.find((row) => row.grade === grade)?.count ?? 0,
    }))
    return { fromDays, grades, total: grades.reduce((sum, { count }) => sum + count, 0) }
  })
}

async function qualitiesOf(ctx: Ctx): Promise<Stock['qualities']> {
  const { rows } = await ctx.db.execute<{ place: number; count: number }>(sql`
    select ${placeAmong(sql`quality`, STOCK_QUALITIES)} as place, count(*)::int as count
    from device where ${listed} group by 1`)
  return STOCK_QUALITIES.map((from, place) => ({
    from,
    total: rows.find((row) => row.place === place)?.count ?? 0,
  }))
}

const NEW_DAYS = 14

async function listedOn(ctx: Ctx): Promise<Stock['listedOn']> {
  const now = ctx.now()
  const { rows } = await ctx.db.execute<{ day: string; count: number }>(sql`
    select to_char(listed_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as count
    from device where ${listed} and listed_at >= ${dayBefore(now, NEW_DAYS - 1)}::date group by 1`)
  return Array.from({ length: NEW_DAYS }, (_, n) => {
    const day = dayBefore(now, NEW_DAYS - 1 - n)
    return { day, count: rows.find((row) => row.day === day)?.count ?? 0 }
  })
}

/** Over a million machines this reads the whole table: once a minute is enough. */
export const stockFigures = cached({ seconds: 60 }, async (ctx: Ctx): Promise<Stock> => {
  const [ages, qualities, newest] = [await agesOf(ctx), await qualitiesOf(ctx), await listedOn(ctx)]
  const total = ages.reduce((sum, age) => sum + age.total, 0)
  return { total, ages, qualities, listedOn: newest }
})
