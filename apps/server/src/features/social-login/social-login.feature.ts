import { feature } from '#kernel/registry.ts'
import { deleteOldSocialAttempts } from './social-login.delete-old.job.ts'
import { bindingPersonalData } from './social-login.personal-data.ts'
import { socialLoginRoutes } from './social-login.routes.ts'
import { socialAttempt } from './social-login.tables.ts'

export const socialLoginFeature = feature({
  name: 'social-login',
  routes: [socialLoginRoutes],
  jobs: [deleteOldSocialAttempts],
  personalData: [bindingPersonalData],
  retention: [{ table: socialAttempt, sweptBy: deleteOldSocialAttempts.name }],
})
