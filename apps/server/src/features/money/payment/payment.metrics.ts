import { refundLifecycle } from '@ironsouq/contract/money/payment/payment.lifecycle'
import { Gauge } from '@prometheus-io/client'
import type pg from 'pg'
import type { Metrics } from '#kernel/ops/metrics.ts'

/** Refunds that reached the buyer are many, and none of them waits. */
const WAITING = refundLifecycle.states.filter((state) => !refundLifecycle.final.includes(state))

const REFUNDS = `
  select state, count(*)::int as count from payment_refund where state <> all($1) group by state`

const FAILED_FOR_GOOD = `
  select count(*)::int as count from payment_refund where state = 'failed' and check_at is null`

const OPENING = `
  select coalesce(extract(epoch from now() - min(created_at)), 0)::float as age
  from payment where state = 'opening' and check_at is not null`

/** Money that waits: for a provider, or for a person. */
export function measurePayments({ register }: Metrics, pool: pg.Pool): void {
  void new Gauge({
    name: 'ironsouq_refunds',
    help: 'Refunds that have not reached the buyer; `stuck` are those that no one tries again by itself',
    labelNames: ['state'],
    registers: [register],
    async collect() {
      const { rows } = await pool.query<{ state: string; count: number }>(REFUNDS, [
        refundLifecycle.final,
      ])
      for (const state of WAITING)
        this.set({ state }, rows.find((row) => row.state === state)?.count ?? 0)
      const stuck = await pool.query<{ count: number }>(FAILED_FOR_GOOD)
      this.set({ state: 'stuck' }, stuck.rows[0]?.count ?? 0)
    },
  })
  void new Gauge({
    name: 'ironsouq_payments_open_age_seconds',
    help: 'Age of the oldest payment that its provider has not opened',
    registers: [register],
    async collect() {
      const { rows } = await pool.query<{ age: number }>(OPENING)
      this.set(rows[0]?.age ?? 0)
    },
  })
}
