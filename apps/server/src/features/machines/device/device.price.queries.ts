import type { DeviceState } from '@ironsouq/contract/machines/device/device.lifecycle'
import { and, eq, notInArray, sql, type SQL } from 'drizzle-orm'
import { rateOf } from '#features/money/currency/currency.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { device, devicePrice } from './device.tables.ts'

/** In AED, which the dollar is pegged to; null for a price in another currency. */
export const priceInAed = sql<number>`(case ${device.priceCurrency}
  when 'AED' then ${device.priceMinor} / 100.0
  when 'USD' then ${device.priceMinor} * ${rateOf('AED')} / 100 end)`

/**
 * State and price of a device that a member saved or viewed, on sale or not. Joined to the row
 * whose device `id` names, it reads as the columns of `machine`.
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
  /** When its price or its state last changed. */
  changedAt: sql`machine.changed_at`,
}

export interface PriceJson {
  priceMinor: string | null
  priceCurrency: string | null
}

/** The prices of a device after a moment, oldest first. */
export const pricesSince = (id: SQL, since: SQL) => sql<(PriceJson & { at: string })[]>`(
  select coalesce(json_agg(json_build_object(
    'priceMinor', price_minor::text, 'priceCurrency', price_currency, 'at', created_at
  ) order by created_at, id), '[]')
  from device_price where device_id = ${id} and created_at > ${since})`

const isEverPublic = notInArray(device.state, ['draft', 'pendingReview', 'rejected'])

/** The price of a device now; undefined for one that was never on sale. */
export async function currentPrice(ctx: Ctx, deviceId: string) {
  const [row] = await ctx.db
    .select({ priceMinor: device.priceMinor, priceCurrency: device.priceCurrency })
    .from(device)
    .where(and(eq(device.id, deviceId), isEverPublic))
  return row
}

export interface DeviceView {
  deviceId: string
  at: Date
}

/** Of the devices that were viewed, those that exist, each with its price at that moment. */
export async function pricesAt<T extends DeviceView>(ctx: Ctx, views: readonly T[]) {
  const ids = views.map(({ deviceId }) => deviceId)
  const moments = views.map(({ at }) => at.toISOString())
  const { rows } = await ctx.db.execute<{ n: number; minor: string | null; currency: string }>(sql`
    select viewed.n::int as n, price.price_minor::text as minor, price.price_currency as currency
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(moments)}::timestamptz[])
      with ordinality as viewed(device_id, at, n)
    join device on device.id = viewed.device_id and device.state not in ('draft', 'pendingReview', 'rejected')
    left join lateral (
      select price_minor, price_currency from device_price
      where device_id = device.id and created_at <= viewed.at
      order by created_at desc, id desc limit 1
    ) as price on true
    order by viewed.n`)
  return rows.flatMap(({ n, minor, currency }) => {
    const view = views[n - 1]
    if (!view) return []
    return {
      ...view,
      priceMinor: minor === null ? null : BigInt(minor),
      priceCurrency: minor === null ? null : currency,
    }
  })
}

/** A change of price: the new price, and the one before. */
export async function priceChange(ctx: Ctx, priceId: string) {
  const before = sql<PriceJson | null>`(
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

/** A row of the price history, with what the device was. */
export async function pricedDevice(ctx: Ctx, priceId: string) {
  const [row] = await ctx.db
    .select({
      deviceId: device.id,
      brandId: device.brandId,
      model: device.model,
      yearMade: device.yearMade,
      workHours: device.workHours,
      priceMinor: devicePrice.priceMinor,
      priceCurrency: devicePrice.priceCurrency,
      pricedAt: devicePrice.createdAt,
    })
    .from(devicePrice)
    .innerJoin(device, eq(device.id, devicePrice.deviceId))
    .where(eq(devicePrice.id, priceId))
  return row
}
