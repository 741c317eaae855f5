import type { RateKind } from '@ironsouq/contract/deals/landed-cost/landed-cost.enums'
import type { LandedCostTables } from '@ironsouq/contract/deals/landed-cost/landed-cost.schema'
import { TIME_ZONE } from '@ironsouq/i18n/format'
import { asc, desc, eq, lte, sql } from 'drizzle-orm'
import { featureSwitches } from '#features/platform/feature-switch/feature-switch.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { cachedByLocale } from '#kernel/data/cached-by-locale.ts'
import { textIn } from '#kernel/data/texts.ts'
import { destination, destinationText, landedCostRate } from './landed-cost.tables.ts'

type Rate = typeof landedCostRate.$inferSelect

/** Every rate that is valid today: the latest `validFrom` that is not in the future. */
const ratesOfToday = (ctx: Ctx): Promise<Rate[]> => {
  const { kind, destinationCode, mode, emirate, sizeClass, fromMinor, validFrom } = landedCostRate
  const named = [kind, destinationCode, mode, emirate, sizeClass, fromMinor]
  const today = sql`(${ctx.now().toISOString()}::timestamptz at time zone ${TIME_ZONE})::date`
  return ctx.db
    .selectDistinctOn(named)
    .from(landedCostRate)
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
      place: textIn(destinationText.place, texts, row),
      country: textIn(destinationText.country, texts, row),
      dutyPoints: destination.dutyPoints,
      vatPoints: destination.vatPoints,
      fuelPpm: destination.fuelPpm,
      ageLimitYears: destination.ageLimitYears,
      roadKm: destination.roadKm,
    })
    .from(destination)
    .orderBy(asc(destination.position), asc(destination.code))
}

function haulageOf(rates: readonly Rate[]): LandedCostTables['haulage'] {
  const haulage: LandedCostTables['haulage'] = {}
  for (const { emirate, mode, sizeClass, amountMinor } of rates) {
    if (!emirate || !mode || !sizeClass) continue
    const from = (haulage[emirate] ??= {})
    const by = (from[mode] ??= {})
    by[sizeClass] = Number(amountMinor)
  }
  return haulage
}

/**
 * Destinations and the rates on the way. A destination without a freight rate is left out: its
 * price would be too low. While landed costs are switched off there is no destination.
 */
export const landedCostTables = cachedByLocale(async (ctx): Promise<LandedCostTables> => {
  const { landedCost } = await featureSwitches(ctx)
  const [destinations, rates] = await Promise.all([
    landedCost ? destinationsOf(ctx) : [],
    ratesOfToday(ctx),
  ])
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

export async function placeNamed(ctx: Ctx, code: string) {
  const { country } = destination
  const [row] = await ctx.db
    .select({ code: destination.code, country })
    .from(destination)
    .where(eq(destination.code, code))
  return row
}

/** The place with this code, or else the first one of a country (ISO 3166 alpha-2). */
export async function destinationCodeFor(
  ctx: Ctx,
  code: string | null,
  country: string,
): Promise<string | null> {
  if (code !== null) return code
  const [row] = await ctx.db
    .select({ code: destination.code })
    .from(destination)
    .where(eq(destination.country, country))
    .orderBy(asc(destination.position), asc(destination.code))
    .limit(1)
  return row?.code ?? null
}
