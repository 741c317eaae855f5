import { Gauge } from '@prometheus-io/client'
import type pg from 'pg'
import type { Metrics } from '#kernel/ops/metrics.ts'

const STATE = `
  select (select count(*)::int from reconciliation_difference where resolved_at is null) as open,
    extract(epoch from now() - (select max(created_at) from reconciliation))::float as age`

/** Differences between statements and ledger that no one has resolved, and the age of the last comparison. */
export function measureReconciliation({ register }: Metrics, pool: pg.Pool): void {
  const age = new Gauge({
    name: 'ironsouq_reconciliation_age_seconds',
    help: 'Time since a statement of a provider was last compared; 0 before the first',
    registers: [register],
  })
  void new Gauge({
    name: 'ironsouq_reconciliation_open_differences',
    help: 'Differences between statements of providers and the ledger that are not resolved',
    registers: [register],
    async collect() {
      const { rows } = await pool.query<Record<'open' | 'age', number | null>>(STATE)
      this.set(rows[0]?.open ?? 0)
      age.set(rows[0]?.age ?? 0)
    },
  })
}
