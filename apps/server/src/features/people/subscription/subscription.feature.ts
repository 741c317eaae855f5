import { eq } from 'drizzle-orm'
import { feature } from '#kernel/registry.ts'
import { mailConfirmation } from './subscription.on-requested.ts'
import { subscriptionPersonalData } from './subscription.personal-data.ts'
import { subscriptionRoutes } from './subscription.routes.ts'
import { subscription } from './subscription.tables.ts'

export const subscriptionFeature = feature({
  name: 'subscription',
  routes: [subscriptionRoutes],
  consumers: [mailConfirmation],
  personalData: [subscriptionPersonalData],
  retention: [
    // Never confirmed: the address may belong to another person.
    {
      table: subscription,
      since: subscription.askedAt,
      days: 30,
      where: eq(subscription.state, 'asked'),
    },
    {
      table: subscription,
      since: subscription.askedAt,
      days: 400,
      where: eq(subscription.state, 'cancelled'),
    },
  ],
})
