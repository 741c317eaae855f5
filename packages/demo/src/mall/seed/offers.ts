import { stopwatch } from '@ironsouq/server/kernel/clock.ts'
import { atomic, type Ctx } from '@ironsouq/server/kernel/ctx.ts'
import { one } from '@ironsouq/server/kernel/data/db.ts'
import { sql } from 'drizzle-orm'
import { unchecked } from '../../seed/unchecked.ts'
import { keepOfferStores, MEASURED, PRODUCTS_OF_ROUND } from './offer-stores.sql.ts'
import { keepOffers } from './offers.sql.ts'

const AT_ONCE = 20_000
const TABLES = [
  'seller',
  'store',
  'product',
  'product_text',
  'product_picture',
  'product_fit',
  'sku',
  'stock',
  'stock_movement',
]

async function offersThere(ctx: Ctx): Promise<number> {
  const { rows } = await ctx.db.execute<{ n: number }>(
    sql`select count(*)::int as n from product join seller on seller.id = product.seller_id
      where seller.code like ${`${MEASURED}%`}`,
  )
  return one(rows).n
}

/**
 * Many products for measuring, in many stores, made by the database itself like those of the demo, which
 * must be there. They are told to nobody. Run again, it goes on after the last batch.
 */
export async function seedOffers(
  ctx: Ctx,
  { count, atOnce = AT_ONCE }: { count: number; atOnce?: number },
  progress: (done: number, perSecond: number) => void,
): Promise<void> {
  const settings = await unchecked(ctx)
  const roundOf = (n: number) => Math.ceil(n / PRODUCTS_OF_ROUND)
  const now = ctx.now().toISOString()
  for (let from = await offersThere(ctx); from < count;) {
    const to = Math.min(count, from + atOnce)
    const seconds = stopwatch()
    await atomic(ctx, async (ctx) => {
      for (const setting of settings) await ctx.db.execute(setting)
      const rounds = { from: roundOf(from + 1), to: roundOf(to), now }
      for (const keep of keepOfferStores(rounds)) await ctx.db.execute(keep)
      for (const keep of keepOffers({ from: from + 1, to, now })) await ctx.db.execute(keep)
    })
    progress(to, Math.round((to - from) / seconds()))
    from = to
  }
  for (const table of TABLES) await ctx.db.execute(sql.raw(`analyze ${table}`))
}
