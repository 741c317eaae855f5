import { feature } from '#kernel/registry.ts'
import { todayRoutes } from './today.routes.ts'

export const todayFeature = feature({ name: 'today', routes: [todayRoutes] })
