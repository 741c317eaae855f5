import type { RateKind } from '@ironsouq/contract/landed/landed.enums'
import type { LandedTables } from '@ironsouq/contract/landed/landed.schema'
import { TIME_ZONE } from '@ironsouq/i18n/format'
import { asc, desc, lte, sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { fresh } from '#kernel/fresh.ts'
import { inLanguage } from '#kernel/texts.ts'
import { destination, destinationText, landedRate } from './landed.tables.ts'

type Rate = typeof landedRate.$inferSelect

/** Every rate that holds today: of each, the latest that has begun. */
const ratesOfToday = (ctx: Ctx): Promise<Rate[]> => {
  const { kind, destinationCode, mode, emirate, sizeClass, fromMinor, validFrom } = landedRate
  const named = [kind, destinationCode, mode, emirate, sizeClass, fromMinor]
  const today = sql`(${ctx.now().toISOString()}::timestamptz at time zone ${TIME_ZONE})::date`
  return ctx.db
    .selectDistinctOn(named)
    .from(landedRate)
    .where(lte(validFrom, today))
    .orderBy(...named.map((column) => asc(column)), desc(validFrom))
}

function destinationsOf(ctx: Ctx) {
  const texts = { owner: destinationText.destinationCode, locale: destinationText.locale }
  const row = { of: sql`destination.code`, wanted: sql`${ctx.locale}::text` }
  return ctx.db
    .select({
      code: destination.code,
      mode: destination.mode,
      place: inLanguage(destinationText.place, texts, row),
      country: inLanguage(destinationText.country, texts, row),
      dutyPoints: destination.dutyPoints,
      vatPoints: destination.vatPoints,
      fuelPpm: destination.fuelPpm,
      ageLimitYears: destination.ageLimitYears,
      roadKm: destination.roadKm,
    })
    .from(destination)
    .orderBy(asc(destination.position), asc(destination.code))
}

function haulageOf(rates: readonly Rate[]): LandedTables['haulage'] {
  const haulage: LandedTables['haulage'] = {}
  for (const { emirate, mode, sizeClass, amountMinor } of rates) {
    if (!emirate || !mode || !sizeClass) continue
    const from = (haulage[emirate] ??= {})
    const by = (from[mode] ??= {})
    by[sizeClass] = Number(amountMinor)
  }
  return haulage
}

/**
 * Where machines can be sent and what is asked on the way. A destination whose freight nobody has
 * said is left out: its price would be too low.
 */
export const landedTables = fresh(async (ctx): Promise<LandedTables> => {
  const [destinations, rates] = await Promise.all([destinationsOf(ctx), ratesOfToday(ctx)])
  const of = (kind: RateKind) => rates.filter((rate) => rate.kind === kind)
  const [insurance] = of('insurance')
  const amountTo = (kind: RateKind, code: string) => {
    const rate = of(kind).find(({ destinationCode }) => destinationCode === code)
    return rate && Number(rate.amountMinor)
  }
  return {
    destinations: destinations.flatMap((to) => {
      const freight = to.mode === 'local' ? 0 : amountTo('freight', to.code)
      return freight === undefined
        ? []
        : [{ ...to, freight, papers: amountTo('papers', to.code) ?? 0 }]
    }),
    fee: of('fee').map(({ fromMinor, points, amountMinor }) => ({
      from: Number(fromMinor),
      points,
      least: Number(amountMinor),
    })),
    vatPoints: of('vat')[0]?.points ?? 0,
    dutyPoints: of('duty')[0]?.points ?? 0,
    insurance: { points: insurance?.points ?? 0, least: Number(insurance?.amountMinor ?? 0) },
    haulage: haulageOf(of('haulage')),
  }
})

export async function destinationCodes(ctx: Ctx): Promise<ReadonlySet<string>> {
  const rows = await ctx.db.select({ code: destination.code }).from(destination)
  return new Set(rows.map(({ code }) => code))
}
