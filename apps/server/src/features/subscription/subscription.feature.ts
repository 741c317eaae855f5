import { feature } from '#kernel/registry.ts'
import { mailConfirmation } from './subscription.on-requested.ts'
import { subscriptionPersonalData } from './subscription.personal-data.ts'
import { subscriptionRoutes } from './subscription.routes.ts'

export const subscriptionFeature = feature({
  name: 'subscription',
  routes: [subscriptionRoutes],
  consumers: [mailConfirmation],
  personalData: [subscriptionPersonalData],
})
