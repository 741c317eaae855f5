import type { Passkey } from '@ironsouq/contract/identity/passkey/passkey.endpoints'
import type { PasskeyRow } from './passkey.queries.ts'

export const presentPasskey = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  passkeyId: id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})
