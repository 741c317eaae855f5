import type { SecurityEntry } from '@ironsouq/contract/identity/security-log/security-log.endpoints'
import type { SecurityLogRow } from './security-log.queries.ts'

export const presentEntry = (row: SecurityLogRow): SecurityEntry => ({
  entryId: row.id,
  kind: row.kind,
  outcome: row.outcome,
  method: row.method,
  browser: row.browser,
  system: row.system,
  network: row.network,
  country: row.country,
  at: row.createdAt.toISOString(),
})
