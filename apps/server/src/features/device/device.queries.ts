import { eq, inArray, sql } from 'drizzle-orm'
import { modelWorth } from '#features/model/model.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { device, devicePrice } from './device.tables.ts'

export type DeviceRow = typeof device.$inferSelect

/** Machines as their worth is reckoned from. */
export const machinesToValue = (ctx: Ctx, ids: readonly string[]) =>
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

/** A price that was asked, with what it was asked for. */
export async function priceAsked(ctx: Ctx, priceId: string) {
  const [row] = await ctx.db
    .select({
      deviceId: device.id,
      brandId: device.brandId,
      model: device.model,
      yearMade: device.yearMade,
      workHours: device.workHours,
      priceMinor: devicePrice.priceMinor,
      priceCurrency: devicePrice.priceCurrency,
      askedAt: devicePrice.createdAt,
    })
    .from(devicePrice)
    .innerJoin(device, eq(device.id, devicePrice.deviceId))
    .where(eq(devicePrice.id, priceId))
  return row
}
