import { feature } from '#kernel/registry.ts'
import { deleteOldPasskeyAttempts } from './passkey.delete-old.job.ts'
import { passkeyPersonalData } from './passkey.personal-data.ts'
import { passkeyRoutes } from './passkey.routes.ts'
import { passkeyAttempt } from './passkey.tables.ts'

export const passkeyFeature = feature({
  name: 'passkey',
  routes: [passkeyRoutes],
  jobs: [deleteOldPasskeyAttempts],
  personalData: [passkeyPersonalData],
  retention: [{ table: passkeyAttempt, sweptBy: deleteOldPasskeyAttempts.name }],
})
