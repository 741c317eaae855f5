import { SETTLE_AFTER_RETURN_DAYS } from '@ironsouq/contract/mall/order/order.limits'
import type { StoreTerms } from '@ironsouq/contract/mall/store-application/store-application.schema'
import { sql } from 'drizzle-orm'
import { currentPromise } from '#features/mall/service-promise/service-promise.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { categoryChoices } from './store-application.projection.ts'

/** Older answers say little about the next one. */
const ANSWERS_OF_DAYS = 90
/** The median of fewer answers is not meaningful. */
const ENOUGH_ANSWERS = 5

async function usualAnswer(ctx: Ctx): Promise<number | null> {
  const { rows } = await ctx.db.execute<{ days: number | null }>(sql`
    select case when count(*) >= ${ENOUGH_ANSWERS} then greatest(1, ceil(
      percentile_disc(0.5) within group (order by extract(epoch from decided_at - submitted_at)) / 86400
    ))::int end as days
    from store_application
    where submitted_at > ${ctx.now().toISOString()}::timestamptz
        - make_interval(days => ${ANSWERS_OF_DAYS})
      and decided_at > submitted_at`)
  return rows[0]?.days ?? null
}

/** What a store agrees to, from the same data that its contract and its money follow. */
export async function storeTerms(ctx: Ctx): Promise<StoreTerms> {
  const choices = await categoryChoices(ctx)
  const groups = Map.groupBy(choices, ({ path, name }) => path[0] ?? name)
  const { returnDays } = await currentPromise(ctx)
  return {
    commissions: [...groups].map(([name, within]) => {
      const rates = within.map(({ commissionPpm }) => commissionPpm)
      return { name, fromPpm: Math.min(...rates), toPpm: Math.max(...rates) }
    }),
    payoutDays: returnDays + SETTLE_AFTER_RETURN_DAYS,
    answerDays: await usualAnswer(ctx),
  }
}
