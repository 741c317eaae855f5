import type { SignedIn } from '@ironsouq/contract/identity/session/session.endpoints'
import type { session } from './session.tables.ts'

export const presentSignedIn = (row: typeof session.$inferSelect, currentId: string): SignedIn => ({
  sessionId: row.id,
  isCurrent: row.id === currentId,
  browser: row.browser,
  system: row.system,
  network: row.network,
  country: row.country,
  signedInAt: row.createdAt.toISOString(),
  lastSeenAt: (row.lastSeenAt ?? row.createdAt).toISOString(),
})
