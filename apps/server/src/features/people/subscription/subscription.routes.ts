import { subscriptionEndpoints } from '@ironsouq/contract/people/subscription/subscription.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import {
  requestSubscription,
  cancelSubscription,
  confirmSubscription,
} from './subscription.service.ts'

export const subscriptionRoutes: Routes = (serve) => {
  serve(subscriptionEndpoints.ask, ({ ctx, body }) => requestSubscription(ctx, body.email))
  serve(subscriptionEndpoints.confirm, ({ ctx, body }) => confirmSubscription(ctx, body.ticket))
  serve(subscriptionEndpoints.cancel, ({ ctx, body }) => cancelSubscription(ctx, body.ticket))
}
