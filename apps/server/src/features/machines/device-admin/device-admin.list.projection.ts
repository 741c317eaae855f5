import type { Issue } from '@ironsouq/contract/machines/device-admin/device-admin.enums'
import {
  DeskFilter,
  type DeskCounts,
  type DeskPage,
  type DeskQuery,
  type DeskSort,
} from '@ironsouq/contract/machines/device-admin/device-admin.schema'
import type { DeviceState } from '@ironsouq/contract/machines/device/device.lifecycle'
import { and, desc, sql, type SQLWrapper } from 'drizzle-orm'
import { brandName } from '#features/machines/brand/brand.queries.ts'
import { priceOf } from '#features/machines/device/device.queries.ts'
import { device, MODEL_KEY, STOCK_NO_KEY } from '#features/machines/device/device.tables.ts'
import { inspection } from '#features/machines/inspection/inspection.tables.ts'
import { sellerName } from '#features/people/seller/seller.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { cached } from '#kernel/data/cached.ts'
import { keyset } from '#kernel/data/keyset.ts'
import { guidePercent } from './device-admin.facts.projection.ts'
import { deskCondition } from './device-admin.filter.projection.ts'

/** Each has an index with the id; what may be missing sorts below everything. */
const ORDERS: Record<Exclude<DeskSort, `-${string}`>, SQLWrapper> = {
  updatedAt: device.updatedAt,
  stockNo: sql.raw(STOCK_NO_KEY),
  model: sql.raw(MODEL_KEY),
  yearMade: device.yearMade,
  workHours: sql`coalesce(work_hours, -1)`,
  price: sql`coalesce(price_minor, -1)`,
  quality: device.quality,
}

function orderOf(sort: DeskSort) {
  const isDescending = sort.startsWith('-')
  const name = (isDescending ? sort.slice(1) : sort) as keyof typeof ORDERS
  return { by: ORDERS[name], id: device.id, isDescending }
}

/** Counting a million rows takes longer than reading a page: pages of one list share the count. */
const COUNTED_SECONDS = 10

const counted = cached({ seconds: COUNTED_SECONDS }, async (ctx, filter: string) =>
  ctx.db.$count(device, await deskCondition(ctx, DeskFilter.parse(JSON.parse(filter)))),
)

const pageRows = (
  ctx: Ctx,
  list: ReturnType<typeof keyset>,
  wanted: Awaited<ReturnType<typeof deskCondition>>,
) => {
  const locale = sql`${ctx.locale}::text`
  return ctx.db
    .select({
      at: list.at,
      deviceId: device.id,
      version: device.revision,
      stockNo: device.stockNo,
      brandName: brandName(sql`device.brand_id`, locale),
      model: device.model,
      yearMade: device.yearMade,
      workHours: device.workHours,
      mileageKm: device.mileageKm,
      grade: device.grade,
      inspected: sql<boolean>`exists (
        select from ${inspection} where ${inspection.deviceId} = device.id)`,
      state: device.state,
      issues: device.issues,
      sellerName: sellerName(sql`device.seller_id`, locale),
      emirate: device.emirate,
      priceMinor: device.priceMinor,
      priceCurrency: device.priceCurrency,
      guidePercent,
      quality: device.quality,
      updatedAt: device.updatedAt,
    })
    .from(device)
    .where(and(wanted, list.where))
    .orderBy(...list.orderBy)
    .limit(list.limit)
}

/** The ids of the machines that a filter leaves, the last changed first. */
export async function deskIds(ctx: Ctx, filter: DeskFilter, limit: number): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: device.id })
    .from(device)
    .where(await deskCondition(ctx, filter))
    .orderBy(desc(device.updatedAt), desc(device.id))
    .limit(limit)
  return rows.map((row) => row.id)
}

/** One page of the machines in every state, from PostgreSQL: staff see what they have just changed. */
export async function deskList(ctx: Ctx, query: DeskQuery): Promise<DeskPage> {
  const { size, cursor, sort, ...filter } = query
  const list = keyset({ sort, size, cursor }, orderOf(sort))
  const wanted = await deskCondition(ctx, filter)
  const [found, total] = await Promise.all([
    pageRows(ctx, list, wanted),
    counted(ctx, JSON.stringify(filter)),
  ])
  const { rows, next, previous } = list.pageOf(found)
  const shown = rows.map((row) => ({
    ...row,
    price: priceOf(row),
    updatedAt: row.updatedAt.toISOString(),
  }))
  return { rows: shown, next, previous, total }
}

/** How many machines are in each state and have each issue. */
export const deskCounts = cached({ seconds: COUNTED_SECONDS }, async (ctx): Promise<DeskCounts> => {
  const [states, issues] = await Promise.all([
    ctx.db.execute<{ state: DeviceState; n: number }>(
      sql`select state, count(*)::int as n from device group by state`,
    ),
    ctx.db.execute<{ issue: Issue; n: number }>(
      sql`select issue, count(*)::int as n from device, unnest(issues) as issue
        where issues <> '{}' group by issue`,
    ),
  ])
  return {
    total: states.rows.reduce((sum, { n }) => sum + n, 0),
    states: Object.fromEntries(states.rows.map(({ state, n }) => [state, n])),
    issues: Object.fromEntries(issues.rows.map(({ issue, n }) => [issue, n])),
  }
})
