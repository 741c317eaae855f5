import {
  COMPARED_WITH,
  type ComparedWith,
  type Grade,
} from '@ironsouq/contract/machines/device/device.enums'
import { and, between, desc, eq, gt, sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { cached } from '#kernel/data/cached.ts'
import { salesInCategory } from './valuation.projection.ts'
import { priceRecord } from './valuation.tables.ts'

const MOST = 12
const YEARS_APART = 2
const DAY_MS = 86_400_000
/** Sales come one at a time: a minute late is early enough for a guide. */
const SECONDS = 60

export interface Comparable {
  /** Brand and model, when they are not those of the device. */
  machine: string | null
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
        machine: sql<null>`null`,
        deviceId: priceRecord.deviceId,
        yearMade: priceRecord.yearMade,
        workHours: priceRecord.workHours,
        grade: priceRecord.grade,
        priceMinor: priceRecord.priceMinor,
        priceCurrency: priceRecord.priceCurrency,
        soldOn: priceRecord.soldOn,
      })
      .from(priceRecord)
      .where(
        and(
          eq(priceRecord.brandId, brandId),
          eq(priceRecord.model, model),
          gt(priceRecord.soldOn, sql`${yearAgo}::date`),
          between(priceRecord.yearMade, year - YEARS_APART, year + YEARS_APART),
        ),
      )
      .orderBy(desc(priceRecord.soldOn))
      .limit(MOST + 1)
  },
)

const widerSales = cached(
  { seconds: SECONDS, most: 1000 },
  (ctx, categoryId: string, yearMade: string, level: ComparedWith, locale: string) => {
    const year = Number(yearMade)
    const years = { from: year - YEARS_APART, to: year + YEARS_APART }
    const whole = level === 'category'
    return salesInCategory(ctx, { categoryId, years, whole, locale, limit: MOST + 1 })
  },
)

interface ComparedDevice {
  id: string
  brandId: string
  categoryId: string
  model: string
  yearMade: number
}

/**
 * What devices like this one were sold for in the last year; at most a minute old. When none of the
 * model was sold, those of its type, or else of its category.
 */
export async function comparablesOf(
  ctx: Ctx,
  { id, brandId, categoryId, model, yearMade }: ComparedDevice,
): Promise<{ of: ComparedWith; sales: Comparable[] }> {
  const year = String(yearMade)
  const readers = {
    model: () => salesOf(ctx, brandId, model, year),
    type: () => widerSales(ctx, categoryId, year, 'type', ctx.locale),
    category: () => widerSales(ctx, categoryId, year, 'category', ctx.locale),
  }
  for (const of of COMPARED_WITH) {
    const sales = (await readers[of]()).filter(({ deviceId }) => deviceId !== id).slice(0, MOST)
    if (sales.length > 0) return { of, sales }
  }
  return { of: 'model', sales: [] }
}
