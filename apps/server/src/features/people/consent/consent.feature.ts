import { feature } from '#kernel/registry.ts'
import { consentPersonalData } from './consent.personal-data.ts'
import { consentRoutes } from './consent.routes.ts'

export const consentFeature = feature({
  name: 'consent',
  routes: [consentRoutes],
  personalData: [consentPersonalData],
})
