import { Gauge } from '@prometheus-io/client'
import type pg from 'pg'
import type { Metrics } from '#kernel/ops/metrics.ts'

const AUDIT_STATE = `
  select (select fault_count from audit_check where finished_at is not null
      order by started_at desc limit 1) as faults,
    extract(epoch from now() - (select max(finished_at) from audit_check))::float as age,
    coalesce(extract(epoch from now() - (select min(at) from audit_log
      where seq > coalesce((select max(seq) from audit_anchor where stored_at is not null), 0))), 0)::float
      as unanchored`

/** What the last check of the audit log found, how old it is, and how long entries wait for an anchor. */
export function measureAudit({ register }: Metrics, pool: pg.Pool): void {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [register] })
  const age = gauge('ironsouq_audit_check_age_seconds', 'Time since the audit log was last checked')
  const unanchored = gauge(
    'ironsouq_audit_unanchored_seconds',
    'Age of the oldest entry without an anchor',
  )
  void new Gauge({
    name: 'ironsouq_audit_faults',
    help: 'Faults that the last check of the audit log found',
    registers: [register],
    async collect() {
      const { rows } =
        await pool.query<Record<'faults' | 'age' | 'unanchored', number | null>>(AUDIT_STATE)
      this.set(rows[0]?.faults ?? 0)
      age.set(rows[0]?.age ?? 0)
      unanchored.set(rows[0]?.unanchored ?? 0)
    },
  })
}
