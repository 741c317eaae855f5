import { feature } from '#kernel/registry.ts'
import { accountRecoveryRoutes } from './account-recovery.routes.ts'

/** Brings an account back to its owner: undoing changes, and a new password. */
export const accountRecoveryFeature = feature({
  name: 'account-recovery',
  routes: [accountRecoveryRoutes],
})
