import type {
  DestinationRecord,
  RateRecord,
} from '@ironsouq/contract/deals/landed-cost/landed-cost.schema'
import { TIME_ZONE } from '@ironsouq/i18n/format'
import { asc, eq, sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { notFound } from '#kernel/errors.ts'
import { destination, destinationText } from './landed-cost.tables.ts'

/** The day of the Gulf. */
export const today = (ctx: Ctx): SQL =>
  sql`(${ctx.now().toISOString()}::timestamptz at time zone ${TIME_ZONE})::date`

/** More than the rates of all kinds and places; a history is far shorter. */
const MOST = 2000

/** Each rate with its last day, which is the one before the next of the same kind and place. */
const rates = (ctx: Ctx) => sql`
  select *, case
      when valid_from > ${today(ctx)} then 'planned'
      when valid_until < ${today(ctx)} then 'past'
      else 'valid' end as state
  from (
    select landed_rate.*, lead(valid_from) over (
      partition by kind, destination_code, mode, emirate, size_class, from_minor order by valid_from
    ) - 1 as valid_until
    from landed_rate
  ) as dated`

async function read(ctx: Ctx, condition: SQL, order: SQL): Promise<RateRecord[]> {
  const { rows } = await ctx.db.execute<RateRecord & Record<string, unknown>>(sql`
    select id as "rateId", kind, destination_code as "destinationCode", mode, emirate,
      size_class as "sizeClass", from_minor::float8 as "from", amount_minor::float8 as amount, points,
      valid_from::text as "validFrom", valid_until::text as "validUntil", state, source,
      to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt"
    from (${rates(ctx)}) as rate
    where ${condition} order by ${order} limit ${MOST}`)
  return rows
}

/** The rates that are valid today and the planned ones, by kind and place. */
export const ratesAhead = (ctx: Ctx): Promise<RateRecord[]> =>
  read(
    ctx,
    sql`state <> 'past'`,
    sql`kind, destination_code, emirate, mode, size_class, from_minor, valid_from`,
  )

/** All rates of the same kind and place, the newest first. */
export async function rateHistory(ctx: Ctx, rateId: string): Promise<RateRecord[]> {
  const found = await read(
    ctx,
    sql`exists (
      select 1 from landed_rate as one where one.id = ${rateId} and one.kind = rate.kind
        and one.destination_code is not distinct from rate.destination_code
        and one.mode is not distinct from rate.mode
        and one.emirate is not distinct from rate.emirate
        and one.size_class is not distinct from rate.size_class
        and one.from_minor is not distinct from rate.from_minor)`,
    sql`valid_from desc`,
  )
  if (found.length === 0) throw notFound()
  return found
}

const record = {
  code: destination.code,
  version: destination.version,
  mode: destination.mode,
  country: destination.country,
  dutyPoints: destination.dutyPoints,
  vatPoints: destination.vatPoints,
  fuelPpm: destination.fuelPpm,
  ageLimitYears: destination.ageLimitYears,
  roadKm: destination.roadKm,
  texts: sql<DestinationRecord['texts']>`(
    select json_object_agg(${destinationText.locale}, json_build_object(
      'place', ${destinationText.place}, 'country', ${destinationText.country}))
    from ${destinationText} where ${destinationText.destinationCode} = destination.code)`,
}

export const destinationRecords = (ctx: Ctx): Promise<DestinationRecord[]> =>
  ctx.db.select(record).from(destination).orderBy(asc(destination.position), asc(destination.code))

export async function destinationRecord(ctx: Ctx, code: string): Promise<DestinationRecord | null> {
  const [row] = await ctx.db.select(record).from(destination).where(eq(destination.code, code))
  return row ?? null
}
