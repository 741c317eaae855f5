import { subscriptionEndpoints } from '@ironsouq/contract/subscription/subscription.endpoints'
import type { Routes } from '#kernel/serve.ts'
import { askForNotice, cancelNotice, confirmNotice } from './subscription.service.ts'

export const subscriptionRoutes: Routes = (serve) => {
  serve(subscriptionEndpoints.ask, ({ ctx, body }) => askForNotice(ctx, body.email))
  serve(subscriptionEndpoints.confirm, ({ ctx, body }) => confirmNotice(ctx, body.ticket))
  serve(subscriptionEndpoints.cancel, ({ ctx, body }) => cancelNotice(ctx, body.ticket))
}
