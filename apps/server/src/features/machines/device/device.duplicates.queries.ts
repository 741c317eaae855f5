import type { PairIssue } from '@ironsouq/contract/machines/device-admin/device-admin.enums'
import { sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { isSamePicture } from './device.rules.ts'
import { device, deviceIssueDecision, devicePicture, SERIAL_KEY } from './device.tables.ts'

export interface Pair {
  issue: PairIssue
  deviceId: string
  stockNo: string
}

/** A machine that was sold or taken off sale may come back under another number. */
const CURRENT = sql`other.state not in ('sold', 'withdrawn', 'rejected')`

/** Enough to show; a photo of a catalogue may be in thousands of listings. */
const MOST_PAIRS = 20

const keyOf = (row: string) => sql.raw(SERIAL_KEY.replace('serial_no', `${row}.serial_no`))

const sameSerial = (deviceId: string) => sql`
  select 'sameSerial' as issue, other.id as "deviceId", other.stock_no as "stockNo"
  from ${device} as own join ${device} as other on ${keyOf('other')} = ${keyOf('own')}
  where own.id = ${deviceId} and other.id <> own.id and ${CURRENT} limit ${MOST_PAIRS}`

const sameListing = (deviceId: string) => sql`
  select 'duplicateListing' as issue, other.id as "deviceId", other.stock_no as "stockNo"
  from ${device} as own join ${device} as other
    on other.seller_id = own.seller_id and other.brand_id = own.brand_id
    and lower(other.model) = lower(own.model) and other.year_made = own.year_made
    and other.work_hours = own.work_hours
  where own.id = ${deviceId} and other.id <> own.id and ${CURRENT} limit ${MOST_PAIRS}`

interface AlikePictures extends Record<string, unknown> {
  deviceId: string
  stockNo: string
  own: string
  others: string
}

/** Pictures of other machines that begin like one of this machine's; the rest is compared here. */
async function samePicture(ctx: Ctx, deviceId: string): Promise<Pair[]> {
  const { rows } = await ctx.db.execute<AlikePictures>(sql`
    select other.id as "deviceId", other.stock_no as "stockNo", p.thumbhash as own,
      q.thumbhash as others
    from ${devicePicture} as p
    join ${devicePicture} as q on left(q.thumbhash, 8) = left(p.thumbhash, 8)
      and q.device_id <> p.device_id
    join ${device} as other on other.id = q.device_id and ${CURRENT}
    where p.device_id = ${deviceId} limit ${MOST_PAIRS * 10}`)
  return rows
    .filter(({ own, others }) => isSamePicture(own, others))
    .map(({ deviceId, stockNo }) => ({ issue: 'duplicatePhoto' as const, deviceId, stockNo }))
}

/**
 * Other machines with the same serial number, the same photo, or the same facts of the same seller,
 * without those that staff found to be different machines.
 */
export async function pairsOf(ctx: Ctx, deviceId: string): Promise<Pair[]> {
  const { rows } = await ctx.db.execute<Pair & Record<string, unknown>>(
    sql`(${sameSerial(deviceId)}) union all (${sameListing(deviceId)})`,
  )
  const found = [...rows, ...(await samePicture(ctx, deviceId))]
  if (found.length === 0) return []
  const { rows: decided } = await ctx.db.execute<{ issue: string; otherId: string }>(sql`
    select ${deviceIssueDecision.issue} as issue, case ${deviceIssueDecision.deviceId}
      when ${deviceId} then ${deviceIssueDecision.otherId} else ${deviceIssueDecision.deviceId} end as "otherId"
    from ${deviceIssueDecision}
    where ${deviceIssueDecision.deviceId} = ${deviceId} or ${deviceIssueDecision.otherId} = ${deviceId}`)
  const known = new Set(decided.map(({ issue, otherId }) => `${issue} ${otherId}`))
  const pairs = new Map(found.map((pair) => [`${pair.issue} ${pair.deviceId}`, pair]))
  return [...pairs].flatMap(([key, pair]) => (known.has(key) ? [] : [pair]))
}
