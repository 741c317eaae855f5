import { allowed } from '@ironsouq/contract/lifecycle'
import {
  deviceLifecycle,
  type DeviceState,
} from '@ironsouq/contract/machines/device/device.lifecycle'
import type { DeviceStanding } from '@ironsouq/contract/machines/device/device.schema'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { and, asc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm'
import { modelWorth } from '#features/machines/model/model.queries.ts'
import type { Ctx, TxCtx } from '#kernel/ctx.ts'
import { textIn } from '#kernel/data/texts.ts'
import { notFound } from '#kernel/errors.ts'
import { device, deviceText } from './device.tables.ts'

export type DeviceRow = typeof device.$inferSelect

type Priced = Pick<DeviceRow, 'priceMinor' | 'priceCurrency'>

export const priceOf = ({ priceMinor, priceCurrency }: Priced) =>
  priceMinor !== null && priceCurrency !== null ? fromMinor(priceMinor, priceCurrency) : null

/** A device's title, as part of a statement on `device`. */
export const deviceTitle = (wanted: SQL) =>
  textIn(
    deviceText.title,
    { owner: deviceText.deviceId, locale: deviceText.locale },
    { of: sql`device.id`, wanted },
  )

/** Titles of devices by id, in the language of the request. */
export async function titlesOf(
  ctx: Ctx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .select({ id: device.id, title: deviceTitle(sql`${ctx.locale}::text`) })
    .from(device)
    .where(inArray(device.id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.id, row.title]))
}

/** The listed device with this stock number. */
export async function listedByStockNo(ctx: Ctx, stockNo: string) {
  const [row] = await ctx.db
    .select({ id: device.id, title: deviceTitle(sql`${ctx.locale}::text`) })
    .from(device)
    .where(and(eq(device.stockNo, stockNo), eq(device.state, 'listed')))
  return row
}

/** The yards where machines stand; in the call of a merchant, their own ones. */
export async function yardsUsed(ctx: Ctx): Promise<ReadonlySet<string>> {
  const rows = await ctx.db.selectDistinct({ yardId: device.yardId }).from(device)
  return new Set(rows.map(({ yardId }) => yardId))
}

export const countDevices = (ctx: Ctx): Promise<number> => ctx.db.$count(device)

/** What a guide price is calculated from. */
export const devicesToValue = (ctx: Ctx, ids: readonly string[]) =>
  ctx.db
    .select({
      id: device.id,
      brandId: device.brandId,
      model: device.model,
      yearMade: device.yearMade,
      workHours: device.workHours,
      grade: device.grade,
      known: modelWorth(sql`device.model_id`),
    })
    .from(device)
    .where(inArray(device.id, [...ids]))

/** A device that was sold at a known price, as it was at the sale. */
export async function soldDevice(ctx: Ctx, id: string) {
  const [row] = await ctx.db
    .select({
      stockNo: device.stockNo,
      brandId: device.brandId,
      model: device.model,
      yearMade: device.yearMade,
      workHours: device.workHours,
      mileageKm: device.mileageKm,
      grade: device.grade,
      priceMinor: device.priceMinor,
      priceCurrency: device.priceCurrency,
      soldOn: device.soldOn,
    })
    .from(device)
    .where(and(eq(device.id, id), eq(device.state, 'sold' satisfies DeviceState)))
  if (!row || row.soldOn === null || row.priceMinor === null || row.priceCurrency === null)
    return null
  const { soldOn, priceMinor, priceCurrency } = row
  return { ...row, soldOn, priceMinor, priceCurrency }
}

export async function deviceRow(ctx: Ctx, id: string): Promise<DeviceRow> {
  const [row] = await ctx.db.select().from(device).where(eq(device.id, id))
  if (!row) throw notFound()
  return row
}

/** The device, which no other transaction changes before this one ends. */
export async function lockedDevice(ctx: TxCtx, id: string): Promise<DeviceRow> {
  const [row] = await ctx.db.select().from(device).where(eq(device.id, id)).for('update')
  if (!row) throw notFound()
  return row
}

interface OfSeller {
  sellerId: string
  states: readonly DeviceState[]
  /** The last id of the page before; null for the first. */
  after: string | null
  limit: number
}

/** The ids of a seller's machines in some states, a page at a time. */
export async function devicesOfSeller(ctx: Ctx, { sellerId, states, after, limit }: OfSeller) {
  const rows = await ctx.db
    .select({ id: device.id })
    .from(device)
    .where(
      and(
        eq(device.sellerId, sellerId),
        inArray(device.state, [...states]),
        after === null ? undefined : gt(device.id, after),
      ),
    )
    .orderBy(asc(device.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** The stock numbers of machines, by their ids. */
export async function stockNosOf(ctx: Ctx, ids: readonly string[]) {
  const rows = await ctx.db
    .select({ id: device.id, stockNo: device.stockNo })
    .from(device)
    .where(inArray(device.id, [...ids]))
  return new Map(rows.map(({ id, stockNo }) => [id, stockNo]))
}

/** What a staff command answers with. */
export const presentStanding = (row: DeviceRow): DeviceStanding => ({
  deviceId: row.id,
  version: row.version,
  state: row.state,
  price: priceOf(row),
  actions: allowed(deviceLifecycle, row.state, 'staff'),
})
