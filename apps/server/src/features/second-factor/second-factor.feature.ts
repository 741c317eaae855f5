import { feature } from '#kernel/registry.ts'
import { deleteOldSecondSteps } from './second-factor.delete-old.job.ts'
import { secondFactorPersonalData } from './second-factor.personal-data.ts'
import { secondFactorRoutes } from './second-factor.routes.ts'
import { secondStep } from './second-factor.tables.ts'

export const secondFactorFeature = feature({
  name: 'second-factor',
  routes: [secondFactorRoutes],
  jobs: [deleteOldSecondSteps],
  personalData: [secondFactorPersonalData],
  retention: [{ table: secondStep, sweptBy: deleteOldSecondSteps.name }],
})
