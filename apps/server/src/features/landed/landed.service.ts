import type { LandedMode } from '@ironsouq/contract/landed/landed.enums'
import type { LandedRate } from '@ironsouq/contract/landed/landed.schema'
import { eq } from 'drizzle-orm'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/db.ts'
import { notFound } from '#kernel/errors.ts'
import { emit } from '#kernel/events.ts'
import type { Said } from '#kernel/texts.ts'
import { landedChanged } from './landed.events.ts'
import { destination, destinationText, landedRate } from './landed.tables.ts'

interface Given {
  code: string
  mode: LandedMode
  /** Two letters of ISO 3166. */
  country: string
  names: Said<{ place: string; country: string }>
  dutyPoints: number
  vatPoints: number
  fuelPpm: number
  ageLimitYears: number | null
  roadKm: number | null
  position: number
}

/** Says all of a destination but its rates. */
export function setDestination(ctx: Ctx, { code, names, ...set }: Given): Promise<void> {
  return atomic(ctx, async (ctx) => {
    const createdAt = ctx.now()
    await ctx.db
      .insert(destination)
      .values({ code, ...set, createdAt })
      .onConflictDoUpdate({ target: destination.code, set })
    await ctx.db.delete(destinationText).where(eq(destinationText.destinationCode, code))
    const texts = Object.entries(names).map(([locale, said]) => ({
      destinationCode: code,
      locale,
      ...said,
      createdAt,
    }))
    await ctx.db.insert(destinationText).values(texts)
    await emit(ctx, landedChanged, { of: code })
  })
}

function columnsOf(rate: LandedRate) {
  const { from, amount, points, ...named } = { from: null, amount: 0, points: 0, ...rate }
  const fromMinor = from === null ? null : BigInt(from)
  return { ...named, fromMinor, amountMinor: BigInt(amount), points }
}

/** A rate from a day on; said twice of one day, the later word holds. */
export function putLandedRate(ctx: Ctx, rate: LandedRate): Promise<{ rateId: string }> {
  return atomic(ctx, async (ctx) => {
    if ('destinationCode' in rate) {
      const known = eq(destination.code, rate.destinationCode)
      if ((await ctx.db.$count(destination, known)) === 0) throw notFound()
    }
    const columns = columnsOf(rate)
    const { kind, destinationCode, mode, emirate, sizeClass, fromMinor, validFrom } = landedRate
    const put = await ctx.db
      .insert(landedRate)
      .values({ ...columns, createdAt: ctx.now() })
      .onConflictDoUpdate({
        target: [kind, destinationCode, mode, emirate, sizeClass, fromMinor, validFrom],
        set: { amountMinor: columns.amountMinor, points: columns.points },
      })
      .returning({ rateId: landedRate.id })
    await emit(ctx, landedChanged, { of: rate.kind })
    return one(put)
  })
}
