import { feature } from '#kernel/registry.ts'
import { payoutRoutes } from './payout.routes.ts'

export const payoutFeature = feature({ name: 'payout', routes: [payoutRoutes] })
