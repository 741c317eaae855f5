import { sql } from 'drizzle-orm'
import type { Ctx, TxCtx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { numberSeries } from '#kernel/data/kernel.tables.ts'

/** What is numbered from one in every year, such as the invoices of a kind. */
export interface Series {
  series: string
  year: number
}

const raise = async (ctx: Ctx, { series, year }: Series, by: number): Promise<number> => {
  const rows = await ctx.db
    .insert(numberSeries)
    .values({ series, year, last: by, createdAt: ctx.now() })
    .onConflictDoUpdate({
      target: [numberSeries.series, numberSeries.year],
      set: { last: sql`${numberSeries.last} + ${by}` },
    })
    .returning({ last: numberSeries.last })
  return one(rows).last
}

/**
 * The next number, without gaps. Its row stays locked until the commit: a number is not given twice, and one that a
 * rollback gives back is the next. Take it late in a transaction: others of the series wait for its end.
 */
export const nextNumber = (ctx: TxCtx, of: Series): Promise<number> => raise(ctx, of, 1)

/** Leaves a gap: numbers that followed may be on papers that this database does not have. */
export async function skipNumbers(ctx: Ctx, of: Series, by: number): Promise<void> {
  await raise(ctx, of, by)
}
