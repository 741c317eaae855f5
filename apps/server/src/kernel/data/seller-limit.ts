import { sql } from 'drizzle-orm'
import type { Ctx, Db } from '#kernel/ctx.ts'

/** The database role without access to rows of other sellers; a migration creates it. */
export const MERCHANT_ROLE = 'ironsouq_merchant'

/** The one thing that such a ctx can do with the database: transactions, which are limited. */
const onlyTransactions = (db: Db, sellerId: string): Db =>
  new Proxy(db, {
    get(target, name) {
      if (name !== 'transaction')
        throw new Error('a call of a merchant reaches the database only inside `atomic`')
      return ((work, config) =>
        target.transaction(async (tx) => {
          await tx.execute(sql`select set_config('role', ${MERCHANT_ROLE}, true),
            set_config('ironsouq.seller_id', ${sellerId}, true)`)
          return work(tx)
        }, config)) as Db['transaction']
    },
  })

/**
 * A ctx for a call of a merchant. Each of its transactions runs with a role that row-level security
 * applies to, so a query without a condition finds the rows of this seller and no others. Outside a
 * transaction it refuses every statement.
 */
export function limitedToSeller(ctx: Ctx, sellerId: string | null | undefined): Ctx {
  if (!sellerId) throw new Error('a call of a merchant without a seller')
  return { ...ctx, db: onlyTransactions(ctx.db, sellerId) }
}
