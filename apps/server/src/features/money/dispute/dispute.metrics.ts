import { Gauge } from '@prometheus-io/client'
import type pg from 'pg'
import type { Metrics } from '#kernel/ops/metrics.ts'

const DISPUTES = `select count(*)::int as open from dispute where state = 'open'`

const PROOF_DUE = `
  select extract(epoch from min(evidence_due_at) - now())::float as due from dispute where state = 'open'`

const YEAR_SECONDS = 365 * 86_400

/** Disputes that wait for the documents of a store, or for the bank. */
export function measureDisputes({ register }: Metrics, pool: pg.Pool): void {
  void new Gauge({
    name: 'ironsouq_disputes_open',
    help: 'Payments that buyers dispute',
    registers: [register],
    async collect() {
      const { rows } = await pool.query<{ open: number }>(DISPUTES)
      this.set(rows[0]?.open ?? 0)
    },
  })
  void new Gauge({
    name: 'ironsouq_disputes_proof_due_seconds',
    help: 'Time until documents are due in the most urgent open dispute; a year without one',
    registers: [register],
    async collect() {
      const { rows } = await pool.query<{ due: number | null }>(PROOF_DUE)
      this.set(rows[0]?.due ?? YEAR_SECONDS)
    },
  })
}
