import { and, eq, gte, sql } from 'drizzle-orm'
import { machinesToValue } from '#features/device/device.queries.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { emit } from '#kernel/events.ts'
import { guideChanged } from './valuation.events.ts'
import { reckonGuide, type Known, type Sold } from './valuation.rules.ts'
import { priceGuide, sale } from './valuation.tables.ts'

/** The currency guides are reckoned in; a sale in another one is not compared. */
const CURRENCY = 'AED'
const A_YEAR = 365 * 86_400_000

const dayBefore = (now: Date, span: number) =>
  new Date(now.getTime() - span).toISOString().slice(0, 10)

type Machine = Awaited<ReturnType<typeof machinesToValue>>[number]

type Range = Pick<typeof priceGuide.$inferSelect, 'lowMinor' | 'highMinor' | 'basis' | 'soldCount'>

/** Keeps the range, and says whether it is another one than before. */
async function keep(ctx: TxCtx, machine: Machine, sales: readonly Sold[]) {
  const { id: deviceId, known: model } = machine
  const known: Known = {
    newPrice: model ? Number(model.newPriceMinor) : null,
    hoursPerYear: model?.hoursPerYear ?? null,
    curve: model?.curve ?? 'standard',
  }
  const reckoned = reckonGuide(machine, sales, known, ctx.now().getFullYear())
  if (!reckoned) {
    const gone = await ctx.db
      .delete(priceGuide)
      .where(eq(priceGuide.deviceId, deviceId))
      .returning()
    return gone.length > 0
  }
  const { low, high, basis, soldCount } = reckoned
  const range: Range = { lowMinor: BigInt(low), highMinor: BigInt(high), basis, soldCount }
  const row = { ...range, currency: CURRENCY, reckonedAt: ctx.now() }
  const [before] = await ctx.db.select().from(priceGuide).where(eq(priceGuide.deviceId, deviceId))
  await ctx.db
    .insert(priceGuide)
    .values({ deviceId, ...row })
    .onConflictDoUpdate({ target: priceGuide.deviceId, set: row })
  return Object.entries(range).some(([name, value]) => before?.[name as keyof Range] !== value)
}

/** Reckons the ranges of these machines anew from the sales of the last year. */
export async function reckonGuides(ctx: Ctx, deviceIds: readonly string[]): Promise<void> {
  for (const machine of await machinesToValue(ctx, deviceIds)) {
    const rows = await ctx.db
      .select({
        yearMade: sale.yearMade,
        workHours: sale.workHours,
        grade: sale.grade,
        priceMinor: sale.priceMinor,
      })
      .from(sale)
      .where(
        and(
          eq(sale.brandId, machine.brandId),
          eq(sale.model, machine.model),
          eq(sale.priceCurrency, CURRENCY),
          gte(sale.soldOn, dayBefore(ctx.now(), A_YEAR)),
          sql`${sale.deviceId} is distinct from ${machine.id}`,
        ),
      )
    const sales = rows.map(({ priceMinor, ...sold }) => ({ ...sold, price: Number(priceMinor) }))
    await atomic(ctx, async (ctx) => {
      if (await keep(ctx, machine, sales)) await emit(ctx, guideChanged, { deviceId: machine.id })
    })
  }
}

/** The machine's own price counts as what it was sold for; told again, it is the same sale. */
export async function recordSale(ctx: Ctx, deviceId: string): Promise<void> {
  await ctx.db.execute(sql`
    insert into sale (reference, device_id, brand_id, model, year_made, work_hours, mileage_km,
      grade, price_minor, price_currency, sold_on, created_at)
    select stock_no, id, brand_id, model, year_made, work_hours, mileage_km, grade, price_minor,
      price_currency, sold_on, ${ctx.now().toISOString()}::timestamptz
    from device
    where id = ${deviceId} and state = 'sold' and sold_on is not null and price_minor is not null
    on conflict (reference) do nothing`)
}
