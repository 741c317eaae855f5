import { feature } from '#kernel/registry.ts'
import { balanceRoutes } from './balance.routes.ts'

export const balanceFeature = feature({ name: 'balance', routes: [balanceRoutes] })
