import type { DeviceState } from '@ironsouq/contract/device/device.lifecycle'
import type { DeviceCard } from '@ironsouq/contract/device/device.schema'
import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { inLanguage } from '#kernel/texts.ts'
import { cardColumns, of, texts } from './device.card.queries.ts'
import { priceInAed } from './device.list.queries.ts'
import { presentCard } from './device.present.ts'
import { device, devicePrice, deviceText } from './device.tables.ts'

/**
 * How a machine is that a member keeps something of, on sale or not: joined to his row, whose
 * machine `id` names, it reads as the columns of `machine`.
 */
export const machineOf = (id: SQL): SQL => sql`lateral (
  select ${device.state}, ${device.priceMinor}, ${device.priceCurrency}, ${priceInAed} as in_aed,
    greatest(
      (select max(created_at) from device_price where device_id = device.id),
      (select max(created_at) from lifecycle_log where entity = 'device' and entity_id = device.id),
      device.sold_on::timestamptz
    ) as changed_at
  from ${device} where ${device.id} = ${id}) as machine`

export const machine = {
  isOnSale: sql`machine.state in ('listed', 'reserved')`,
  isSold: sql`machine.state = 'sold'`,
  priceMinor: sql`machine.price_minor`,
  priceCurrency: sql`machine.price_currency`,
  inAed: sql`machine.in_aed`,
  /** When its price or its state was last another one. */
  changedAt: sql`machine.changed_at`,
}

export interface AskedRow {
  priceMinor: string | null
  priceCurrency: string | null
}

/** What was asked for a machine after a moment, the oldest first. */
export const pricesSince = (id: SQL, since: SQL) => sql<(AskedRow & { at: string })[]>`(
  select coalesce(json_agg(json_build_object(
    'priceMinor', price_minor::text, 'priceCurrency', price_currency, 'at', created_at
  ) order by created_at, id), '[]')
  from device_price where device_id = ${id} and created_at > ${since})`

/** Machines as cards, whatever their state, in the language of the request. */
export async function cardsOf(
  ctx: Ctx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, DeviceCard>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .select(cardColumns(sql`${ctx.locale}::text`))
    .from(device)
    .where(inArray(device.id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.id, presentCard(row)]))
}

/** What machines are called, in the language of the request. */
export async function titlesOf(
  ctx: Ctx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const title = inLanguage(deviceText.title, texts, { of, wanted: sql`${ctx.locale}::text` })
  const rows = await ctx.db
    .select({ id: device.id, title })
    .from(device)
    .where(inArray(device.id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.id, row.title]))
}

/** What is asked for a machine now; one that was never on sale is nobody's business. */
export async function askedNow(ctx: Ctx, deviceId: string) {
  const [row] = await ctx.db
    .select({ priceMinor: device.priceMinor, priceCurrency: device.priceCurrency })
    .from(device)
    .where(and(eq(device.id, deviceId), ne(device.state, 'draft')))
  return row
}

export interface Sight {
  deviceId: string
  at: Date
}

/** Of what was seen, the machines that there are, each with what was asked for it at that moment. */
export async function askedAt<T extends Sight>(ctx: Ctx, sights: readonly T[]) {
  const ids = sights.map(({ deviceId }) => deviceId)
  const moments = sights.map(({ at }) => at.toISOString())
  const { rows } = await ctx.db.execute<{ n: number; minor: string | null; currency: string }>(sql`
    select seen.n::int as n, asked.price_minor::text as minor, asked.price_currency as currency
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(moments)}::timestamptz[])
      with ordinality as seen(device_id, at, n)
    join device on device.id = seen.device_id and device.state <> 'draft'
    left join lateral (
      select price_minor, price_currency from device_price
      where device_id = device.id and created_at <= seen.at
      order by created_at desc, id desc limit 1
    ) as asked on true
    order by seen.n`)
  return rows.flatMap(({ n, minor, currency }) => {
    const sight = sights[n - 1]
    if (!sight) return []
    return {
      ...sight,
      priceMinor: minor === null ? null : BigInt(minor),
      priceCurrency: minor === null ? null : currency,
    }
  })
}

/** A change of price: what is asked, and what was asked before. */
export async function priceStep(ctx: Ctx, priceId: string) {
  const before = sql<AskedRow | null>`(
    select json_build_object('priceMinor', price_minor::text, 'priceCurrency', price_currency)
    from device_price as earlier
    where earlier.device_id = device_price.device_id
      and (earlier.created_at, earlier.id) < (device_price.created_at, device_price.id)
    order by created_at desc, id desc limit 1)`
  const [row] = await ctx.db
    .select({
      state: sql<DeviceState>`device.state`,
      priceMinor: devicePrice.priceMinor,
      priceCurrency: devicePrice.priceCurrency,
      at: devicePrice.createdAt,
      before,
    })
    .from(devicePrice)
    .innerJoin(device, eq(device.id, devicePrice.deviceId))
    .where(eq(devicePrice.id, priceId))
  return row
}
