import { sql } from 'drizzle-orm'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { ledgerRollUp } from './ledger.tables.ts'

/**
 * Adds to the balances what was posted by transactions that have ended. Numbers of journals commit out
 * of order; every transaction before the oldest one that still runs has ended, so nothing of it comes
 * later. One at a time: the row of the horizon is the lock.
 */
export const rollUpBalances = (ctx: Ctx): Promise<void> =>
  atomic(ctx, async (ctx) => {
    const at = sql`${ctx.now().toISOString()}::timestamptz`
    await ctx.db
      .insert(ledgerRollUp)
      .values({ upto: '0', createdAt: ctx.now() })
      .onConflictDoNothing()
    const { upto } = one(await ctx.db.select().from(ledgerRollUp).for('update'))
    // A statement of its own: the one that waited for the lock looks at the time before it.
    const { rows } = await ctx.db.execute<{ isLater: boolean }>(
      sql`select ${upto}::xid8 > pg_snapshot_xmax(pg_current_snapshot()) as "isLater"`,
    )
    // After a restore from a dump: transactions are counted from the start again.
    if (one(rows).isLater)
      throw new Error('the ledger was rolled up by later transactions than this database has')
    await ctx.db.execute(sql`
      with horizon as (select pg_snapshot_xmin(pg_current_snapshot()) as upto),
      moved as (
        select e.account_id, sum(e.amount) as amount from horizon, ledger_journal j
        join ledger_entry e on e.journal_id = j.id
        where j.xid >= ${upto}::xid8 and j.xid < horizon.upto group by e.account_id),
      rolled as (
        insert into ledger_balance (account_id, amount, created_at)
        select account_id, amount, ${at} from moved
        on conflict (account_id) do update set amount = ledger_balance.amount + excluded.amount)
      update ledger_roll_up set upto = horizon.upto from horizon`)
  })
