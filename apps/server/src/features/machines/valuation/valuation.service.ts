import { and, eq, gte, sql } from 'drizzle-orm'
import { devicesToValue, soldDevice } from '#features/machines/device/device.queries.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { emit } from '#kernel/work/events.ts'
import { guideChanged } from './valuation.events.ts'
import { calculateGuide, type Known, type Sold } from './valuation.rules.ts'
import { priceGuide, priceRecord } from './valuation.tables.ts'

/** The currency of guide prices; sales in other currencies are not compared. */
const CURRENCY = 'AED'
const A_YEAR = 365 * 86_400_000

const dayBefore = (now: Date, span: number) =>
  new Date(now.getTime() - span).toISOString().slice(0, 10)

type Machine = Awaited<ReturnType<typeof devicesToValue>>[number]

type Range = Pick<typeof priceGuide.$inferSelect, 'lowMinor' | 'highMinor' | 'basis' | 'soldCount'>

/** Stores the range; true when it has changed. */
async function store(ctx: TxCtx, machine: Machine, sales: readonly Sold[]) {
  const { id: deviceId, known: model } = machine
  const known: Known = {
    newPrice: model ? Number(model.newPriceMinor) : null,
    hoursPerYear: model?.hoursPerYear ?? null,
    curve: model?.curve ?? 'standard',
  }
  const calculated = calculateGuide(machine, sales, known, ctx.now().getFullYear())
  if (!calculated) {
    const gone = await ctx.db
      .delete(priceGuide)
      .where(eq(priceGuide.deviceId, deviceId))
      .returning()
    return gone.length > 0
  }
  const { low, high, basis, soldCount } = calculated
  const range: Range = { lowMinor: BigInt(low), highMinor: BigInt(high), basis, soldCount }
  const row = { ...range, currency: CURRENCY, calculatedAt: ctx.now() }
  const [before] = await ctx.db.select().from(priceGuide).where(eq(priceGuide.deviceId, deviceId))
  await ctx.db
    .insert(priceGuide)
    .values({ deviceId, ...row })
    .onConflictDoUpdate({ target: priceGuide.deviceId, set: row })
  return Object.entries(range).some(([name, value]) => before?.[name as keyof Range] !== value)
}

/** Recalculates the guide prices of these devices from the sales of the last year. */
export async function calculateGuides(ctx: Ctx, deviceIds: readonly string[]): Promise<void> {
  for (const machine of await devicesToValue(ctx, deviceIds)) {
    const rows = await ctx.db
      .select({
        yearMade: priceRecord.yearMade,
        workHours: priceRecord.workHours,
        grade: priceRecord.grade,
        priceMinor: priceRecord.priceMinor,
      })
      .from(priceRecord)
      .where(
        and(
          eq(priceRecord.brandId, machine.brandId),
          eq(priceRecord.model, machine.model),
          eq(priceRecord.priceCurrency, CURRENCY),
          gte(priceRecord.soldOn, dayBefore(ctx.now(), A_YEAR)),
          sql`${priceRecord.deviceId} is distinct from ${machine.id}`,
        ),
      )
    const sales = rows.map(({ priceMinor, ...sold }) => ({ ...sold, price: Number(priceMinor) }))
    await atomic(ctx, async (ctx) => {
      if (await store(ctx, machine, sales)) await emit(ctx, guideChanged, { deviceId: machine.id })
    })
  }
}

/** The device's own price counts as the price it was sold for. A repeated event is the same sale. */
export async function recordSale(ctx: Ctx, deviceId: string, at: Date): Promise<void> {
  const sold = await soldDevice(ctx, deviceId)
  if (!sold) return
  const { stockNo, ...facts } = sold
  await ctx.db
    .insert(priceRecord)
    .values({ ...facts, reference: stockNo, deviceId, createdAt: at })
    .onConflictDoNothing({ target: priceRecord.reference })
}
