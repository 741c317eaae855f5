import { feature } from '#kernel/registry.ts'
import { passkeyPersonalData } from './passkey.personal-data.ts'
import { passkeyRoutes } from './passkey.routes.ts'
import { passkeyAttempt } from './passkey.tables.ts'

export const passkeyFeature = feature({
  name: 'passkey',
  routes: [passkeyRoutes],
  personalData: [passkeyPersonalData],
  retention: [{ table: passkeyAttempt, since: passkeyAttempt.expiresAt, days: 1 }],
})
