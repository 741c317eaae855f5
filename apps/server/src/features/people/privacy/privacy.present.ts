import type { Export } from '@ironsouq/contract/people/privacy/privacy.endpoints'
import type { ExportRow } from './privacy.queries.ts'

export const presentExport = ({ state, createdAt }: ExportRow): Export => ({
  state,
  askedAt: createdAt.toISOString(),
})
