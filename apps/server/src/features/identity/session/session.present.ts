import type { SignedIn } from '@ironsouq/contract/identity/session/session.endpoints'
import type { SessionRow } from './session.queries.ts'

export const presentSignedIn = (row: SessionRow, currentId: string): SignedIn => ({
  sessionId: row.id,
  isCurrent: row.id === currentId,
  browser: row.browser,
  system: row.system,
  network: row.network,
  country: row.country,
  signedInAt: row.createdAt.toISOString(),
  lastSeenAt: (row.lastSeenAt ?? row.createdAt).toISOString(),
})
