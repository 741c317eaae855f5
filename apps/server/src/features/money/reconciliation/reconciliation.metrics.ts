import type { PaymentMethod } from '@ironsouq/contract/money/payment/payment.enums'
import { Gauge } from '@prometheus-io/client'
import type pg from 'pg'
import { methodsOf } from '#features/money/payment/payment.rules.ts'
import type { Metrics } from '#kernel/ops/metrics.ts'
import { PAYMENT_PROVIDERS, type PaymentPorts } from '#kernel/ports/payment.ts'

const OPEN = `select count(*)::int as open from reconciliation_difference where resolved_at is null`

const AGES = `
  select method, extract(epoch from now() - max(created_at))::float as age from reconciliation group by method`

/**
 * Differences between statements and ledger that no one has resolved, and the age of the last comparison of each
 * provider that is configured. Before its first comparison it is the age of this process, so that a provider whose
 * statements were never read is noticed as well.
 */
export function measureReconciliation(
  { register }: Metrics,
  pool: pg.Pool,
  payments: PaymentPorts,
): void {
  const providers = PAYMENT_PROVIDERS.filter((provider) => payments[provider])
  void new Gauge({
    name: 'ironsouq_reconciliation_age_seconds',
    help: 'Time since the statement of a provider was last compared; before the first since the start of the process',
    labelNames: ['provider'],
    registers: [register],
    async collect() {
      const { rows } = await pool.query<{ method: PaymentMethod; age: number }>(AGES)
      for (const provider of providers) {
        const methods = methodsOf(provider)
        const ages = rows.filter(({ method }) => methods.includes(method)).map(({ age }) => age)
        this.set({ provider }, ages.length > 0 ? Math.min(...ages) : process.uptime())
      }
    },
  })
  void new Gauge({
    name: 'ironsouq_reconciliation_open_differences',
    help: 'Differences between statements of providers and the ledger that are not resolved',
    registers: [register],
    async collect() {
      const { rows } = await pool.query<{ open: number }>(OPEN)
      this.set(rows[0]?.open ?? 0)
    },
  })
}
