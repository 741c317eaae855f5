import { setTimeout as sleep } from 'node:timers/promises'
import type { Environment } from '../../environment.ts'
import { isQueueDrained } from '../consistency.ts'

/** Every deadline of the buying path is a column: all of them are over at once. */
const DEADLINES = [
  `update payment set expires_at = expires_at - interval '3 hours', check_at = check_at - interval '3 hours'
   where state in ('opening', 'open', 'failed')`,
  `update dispute set check_at = now() where state = 'open'`,
  `update payment_refund set check_at = now() where state = 'paying'`,
  `update store_order set expires_at = expires_at - interval '3 hours' where state = 'pendingPayment'`,
  `update stock_hold set expires_at = expires_at - interval '3 hours' where state = 'held'`,
]

const LEFT = `
  select (select count(*) from store_order where state = 'pendingPayment')
    + (select count(*) from payment where state in ('opening', 'open'))
    + (select count(*) from payment_refund where state = 'paying')
    + (select count(*) from payment where check_at <= now())
    + (select count(*) from dispute where state = 'open')
    + (select count(*) from stock_hold where state = 'held') as n`

/**
 * The deadlines pass and the worker runs what is due, until no order, payment, refund, dispute or hold is under way; false after
 * the timeout. Notifications that were never delivered must not be missed.
 */
export async function isSettled(environment: Environment, timeoutMs: number): Promise<boolean> {
  const { pool } = environment
  const deadline = performance.now() + timeoutMs
  const isNothingLeft = async () => (await pool.query<{ n: string }>(LEFT)).rows[0]?.n === '0'
  while (performance.now() < deadline) {
    for (const statement of DEADLINES) await pool.query(statement)
    // The worker looks once a second. What is due begins more jobs: all rows at once again would take their time away.
    await sleep(1000)
    await pool.query(
      `select graphile_worker.add_job('ledger.roll-up', job_key := 'ledger.roll-up')`,
    )
    if (!(await isQueueDrained(environment, deadline - performance.now()))) return false
    if (await isNothingLeft()) return true
  }
  return false
}
