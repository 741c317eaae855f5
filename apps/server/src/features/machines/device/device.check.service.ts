import type { Issue, Standing } from '@ironsouq/contract/machines/device-admin/device-admin.enums'
import { and, asc, eq, lte, or, sql } from 'drizzle-orm'
import { sellerStanding } from '#features/people/seller/seller.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { device } from './device.tables.ts'

interface Check {
  quality: number
  issues: Issue[]
  checkAgainOn: string | null
}

/** Stores what was calculated; a machine whose result is the same is not written. */
export async function writeCheck(ctx: Ctx, deviceId: string, check: Check): Promise<void> {
  const { quality, issues, checkAgainOn } = check
  const isOther = or(
    sql`${device.quality} <> ${quality}`,
    sql`${device.issues} <> ${sql.param(issues)}::text[]`,
    sql`${device.checkAgainOn} is distinct from ${checkAgainOn}::date`,
  )
  await ctx.db
    .update(device)
    .set({ quality, issues, checkAgainOn })
    .where(and(eq(device.id, deviceId), isOther))
}

const AT_ONCE = 200

/** Machines whose result may change today, the longest due first. */
export async function devicesToCheck(ctx: Ctx, today: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: device.id })
    .from(device)
    .where(lte(device.checkAgainOn, today))
    .orderBy(asc(device.checkAgainOn))
    .limit(AT_ONCE)
  return rows.map(({ id }) => id)
}

/** How far the seller of a machine is trusted. */
export async function standingOfDevice(ctx: Ctx, deviceId: string): Promise<Standing | undefined> {
  const [row] = await ctx.db
    .select({ standing: sellerStanding(sql`device.seller_id`) })
    .from(device)
    .where(eq(device.id, deviceId))
  return row?.standing
}
