import type { Grade } from '@ironsouq/contract/device/device.enums'
import { and, between, desc, eq, gt, sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { cached } from '#kernel/data/cached.ts'
import { sale } from './valuation.tables.ts'

const MOST = 12
const YEARS_APART = 4
const DAY_MS = 86_400_000
/** Sales come one at a time: a minute late is early enough for a guide. */
const SECONDS = 60

export interface Comparable {
  deviceId: string | null
  yearMade: number
  workHours: number | null
  grade: Grade
  priceMinor: bigint
  priceCurrency: string
  soldOn: string
}

/** The last sales of one model and about the same age, newest first. */
const salesOf = cached(
  { seconds: SECONDS, most: 5000 },
  async (ctx, brandId: string, model: string, yearMade: string): Promise<Comparable[]> => {
    const year = Number(yearMade)
    const yearAgo = new Date(ctx.now().getTime() - 365 * DAY_MS).toISOString().slice(0, 10)
    return ctx.db
      .select({
        deviceId: sale.deviceId,
        yearMade: sale.yearMade,
        workHours: sale.workHours,
        grade: sale.grade,
        priceMinor: sale.priceMinor,
        priceCurrency: sale.priceCurrency,
        soldOn: sale.soldOn,
      })
      .from(sale)
      .where(
        and(
          eq(sale.brandId, brandId),
          eq(sale.model, model),
          gt(sale.soldOn, sql`${yearAgo}::date`),
          between(sale.yearMade, year - YEARS_APART, year + YEARS_APART),
        ),
      )
      .orderBy(desc(sale.soldOn))
      .limit(MOST + 1)
  },
)

/** What devices like this one were sold for in the last year; at most a minute old. */
export async function comparablesOf(
  ctx: Ctx,
  device: { id: string; brandId: string; model: string; yearMade: number },
): Promise<Comparable[]> {
  const sales = await salesOf(ctx, device.brandId, device.model, String(device.yearMade))
  return sales.filter(({ deviceId }) => deviceId !== device.id).slice(0, MOST)
}
