import type { RateEntry, StaffCurrency } from '@ironsouq/contract/money/currency/currency.endpoints'
import { RATE_STALE_DAYS } from '@ironsouq/contract/money/currency/currency.limits'
import { sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { notFound } from '#kernel/errors.ts'

const DAY_MS = 86_400_000

const daysAgo = (ctx: Ctx, days: number) =>
  new Date(ctx.now().getTime() - days * DAY_MS).toISOString()

const rateAsOf = (code: SQL, at: string) => sql`(
  select trim_scale(rate)::text from currency_rate
  where currency_code = ${code} and created_at <= ${at}::timestamptz
  order by created_at desc, id desc limit 1)`

interface Row extends Record<string, unknown> {
  code: string
  version: number
  symbol: string
  isShown: boolean
  position: number
  followsFeed: boolean
  texts: StaffCurrency['texts']
  exchangeRate: string
  isPegged: boolean
  rateAt: Date
  heldRate: string | null
  isDefault: boolean
  rateBefore: string | null
}

const SOURCE = (isPegged: boolean, followsFeed: boolean) =>
  isPegged ? 'fixed' : followsFeed ? 'feed' : 'hand'

/** All currencies, or one, as staff see them. */
async function rowsOf(ctx: Ctx, where: SQL): Promise<StaffCurrency[]> {
  const { rows } = await ctx.db.execute<Row>(sql`
    select code, version, symbol, enabled as "isShown", position, follows_feed as "followsFeed",
      (select json_object_agg(locale, json_build_object('name', name))
        from currency_text where currency_code = code) as texts,
      trim_scale(exchange_rate)::text as "exchangeRate",
      peg is not null as "isPegged",
      coalesce(rate_at, created_at) as "rateAt",
      trim_scale(held_rate)::text as "heldRate",
      is_default as "isDefault",
      ${rateAsOf(sql`code`, daysAgo(ctx, 30))} as "rateBefore"
    from currency where ${where} order by position, code`)
  const staleBefore = new Date(daysAgo(ctx, RATE_STALE_DAYS))
  return rows.map(({ isPegged, rateAt, ...row }) => {
    const at = new Date(rateAt)
    return {
      ...row,
      source: SOURCE(isPegged, row.followsFeed),
      rateAt: at.toISOString(),
      isStale: row.followsFeed && at < staleBefore,
    }
  })
}

export const staffCurrencies = (ctx: Ctx): Promise<StaffCurrency[]> => rowsOf(ctx, sql`true`)

export async function staffCurrency(ctx: Ctx, code: string): Promise<StaffCurrency> {
  const [row] = await rowsOf(ctx, sql`code = ${code}`)
  if (!row) throw notFound()
  return row
}

/** The rates of the last days, newest first, with the names of the people who set them. */
export async function rateHistory(ctx: Ctx, code: string, days: number) {
  const since = daysAgo(ctx, days)
  const { rows } = await ctx.db.execute<Omit<RateEntry, 'at'> & { at: Date }>(sql`
    select currency_rate.id as "rateId", trim_scale(rate)::text as rate, origin,
      coalesce(feed, staff.name) as by, reason, currency_rate.created_at as at
    from currency_rate left join staff on staff.id = staff_id
    where currency_code = ${code} and currency_rate.created_at > ${since}::timestamptz
    order by currency_rate.created_at desc, currency_rate.id desc limit 1000`)
  const { rows: earlier } = await ctx.db.execute<{ rate: string | null }>(
    sql`select ${rateAsOf(sql`${code}`, since)} as rate`,
  )
  return {
    entries: rows.map(({ at, ...entry }) => ({ ...entry, at: new Date(at).toISOString() })),
    before: earlier[0]?.rate ?? null,
    since,
    until: ctx.now().toISOString(),
  }
}
