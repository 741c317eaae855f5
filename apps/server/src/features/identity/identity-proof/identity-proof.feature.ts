import { feature } from '#kernel/registry.ts'
import { identityProofRoutes } from './identity-proof.routes.ts'

export const identityProofFeature = feature({
  name: 'identity-proof',
  routes: [identityProofRoutes],
})
