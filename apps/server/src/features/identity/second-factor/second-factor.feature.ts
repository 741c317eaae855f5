import { feature } from '#kernel/registry.ts'
import { secondFactorPersonalData } from './second-factor.personal-data.ts'
import { secondFactorRoutes } from './second-factor.routes.ts'
import { secondStep } from './second-factor.tables.ts'

export const secondFactorFeature = feature({
  name: 'second-factor',
  routes: [secondFactorRoutes],
  personalData: [secondFactorPersonalData],
  retention: [{ table: secondStep, since: secondStep.expiresAt, days: 1 }],
})
