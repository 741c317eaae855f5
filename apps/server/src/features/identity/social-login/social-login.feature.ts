import { feature } from '#kernel/registry.ts'
import { bindingPersonalData } from './social-login.personal-data.ts'
import { socialLoginRoutes } from './social-login.routes.ts'
import { socialAttempt } from './social-login.tables.ts'

export const socialLoginFeature = feature({
  name: 'social-login',
  routes: [socialLoginRoutes],
  personalData: [bindingPersonalData],
  retention: [{ table: socialAttempt, since: socialAttempt.expiresAt, days: 1 }],
})
