import { priceRecord } from '@ironsouq/server/features/machines/valuation/valuation.tables.ts'
import { atomic, type Ctx } from '@ironsouq/server/kernel/ctx.ts'
import { like } from 'drizzle-orm'
import { demoSales } from '../sales.ts'
import type { Catalogue } from './catalogue.ts'
import { idOf } from './codes.ts'
import { dayBefore } from './days.ts'

const AT_ONCE = 1000

/** What was sold elsewhere in the last year. Those that are there already stay. */
export async function seedSales(ctx: Ctx, { brands }: Catalogue): Promise<number> {
  const sales = demoSales()
  const there = await ctx.db.$count(priceRecord, like(priceRecord.reference, 'R-%'))
  if (there >= sales.length) return 0
  const createdAt = ctx.now()
  const rows = sales.map(({ brand, daysAgo, ...facts }) => ({
    ...facts,
    brandId: idOf(brands, brand),
    priceCurrency: 'AED',
    soldOn: dayBefore(ctx, daysAgo),
    createdAt,
  }))
  await atomic(ctx, async (ctx) => {
    for (let from = 0; from < rows.length; from += AT_ONCE)
      await ctx.db
        .insert(priceRecord)
        .values(rows.slice(from, from + AT_ONCE))
        .onConflictDoNothing({ target: priceRecord.reference })
  })
  return sales.length - there
}
