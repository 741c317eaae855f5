import type { LandedCostMode } from '@ironsouq/contract/deals/landed-cost/landed-cost.enums'
import type { LandedCostRate } from '@ironsouq/contract/deals/landed-cost/landed-cost.schema'
import { eq, sql } from 'drizzle-orm'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { replaceTexts, type Translated } from '#kernel/data/texts.ts'
import { notFound } from '#kernel/errors.ts'
import { emit } from '#kernel/work/events.ts'
import { landedCostChanged } from './landed-cost.events.ts'
import { destination, destinationText, landedCostRate } from './landed-cost.tables.ts'

interface Given {
  code: string
  mode: LandedCostMode
  /** ISO 3166, two letters. */
  country: string
  names: Translated<{ place: string; country: string }>
  dutyPoints: number
  vatPoints: number
  fuelPpm: number
  ageLimitYears: number | null
  roadKm: number | null
  position: number
}

/** Writes everything of a destination except its rates. */
export function setDestination(ctx: Ctx, { code, names, ...set }: Given): Promise<void> {
  return atomic(ctx, async (ctx) => {
    await ctx.db
      .insert(destination)
      .values({ code, ...set, createdAt: ctx.now() })
      .onConflictDoUpdate({ target: destination.code, set })
    await replaceTexts(ctx, destinationText, { destinationCode: code }, names)
    await emit(ctx, landedCostChanged, { of: code })
  })
}

function columnsOf(rate: LandedCostRate) {
  const { from, amount, points, source, ...named } = { from: null, amount: 0, points: 0, ...rate }
  const fromMinor = from === null ? null : BigInt(from)
  return { ...named, fromMinor, amountMinor: BigInt(amount), points, source: source || null }
}

/** A rate from a day on; a second rate of the same day replaces the first. */
export function putLandedCostRate(ctx: Ctx, rate: LandedCostRate): Promise<{ rateId: string }> {
  return atomic(ctx, async (ctx) => {
    if ('destinationCode' in rate) {
      const known = eq(destination.code, rate.destinationCode)
      if ((await ctx.db.$count(destination, known)) === 0) throw notFound()
    }
    const columns = columnsOf(rate)
    const { kind, destinationCode, mode, emirate, sizeClass, fromMinor, validFrom } = landedCostRate
    const put = await ctx.db
      .insert(landedCostRate)
      .values({ ...columns, createdAt: ctx.now() })
      .onConflictDoUpdate({
        target: [kind, destinationCode, mode, emirate, sizeClass, fromMinor, validFrom],
        set: {
          amountMinor: columns.amountMinor,
          points: columns.points,
          source: columns.source,
        },
      })
      .returning({
        rateId: landedCostRate.id,
        amount: sql<string | null>`old.amount_minor`,
        points: sql<number | null>`old.points`,
      })
    const { rateId, ...before } = one(put)
    ctx.audit('landedCostRate', rateId, before.amount === null ? null : before, rate)
    await emit(ctx, landedCostChanged, { of: rate.kind })
    return { rateId }
  })
}
